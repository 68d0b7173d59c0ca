#!/usr/bin/env python3
"""Writes Sources/VitrineText/Lines/ThaiWordTable.swift from PyThaiNLP's word lists.

    make-thai-table.py CORPUS_FOLDER     (pythainlp/corpus of the package pythainlp 5.4.0 on PyPI)

Read are `words_th.txt` and the frequencies in `tnc_freq.txt` and `ttc_freq.txt`, which PyThaiNLP's
authors made and gave to everybody (CC0 1.0). Words that nobody wrote in those corpora, and that
common ones put together would break anyway, are left out, as are words over 16 letters."""
import math, os, re, sys

LONGEST = 16
# Words of this count or more are common enough to be what a longer word is made of.
COMMON = 100
FIRST, LAST = 0x0E01, 0x0E4E
LEADING = "เแโใไ"
# Never first in a word: vowels over, under and after, tone marks, and the repetition mark.
TRAILING = "ะัาำิีึืฺุูๅๆ็่้๊๋์ํ๎ฯ"

corpus = sys.argv[1]


def lines(name):
    return open(os.path.join(corpus, name), encoding="utf-8").read().splitlines()


thai = re.compile("^[\u0e01-\u0e3a\u0e40-\u0e4e]+$")
counts = {}
for name in ("tnc_freq.txt", "ttc_freq.txt"):
    for line in lines(name):
        word, _, count = line.partition("\t")
        if count.strip().isdigit():
            counts[word] = counts.get(word, 0) + int(count)
total = sum(counts.values())
words = {w.strip() for w in lines("words_th.txt")}
words = {w for w in words if thai.match(w) and (len(w) > 1 or counts.get(w, 0))}


def starts(word):
    """Where within a word another could start, and its end."""
    return {
        i for i in range(1, len(word))
        if word[i] not in TRAILING and word[i - 1] not in LEADING and word[i + 1 : i + 2] != "์"
    } | {len(word)}


def is_made_of_others(word):
    places = starts(word)
    reached = {0}
    for i in range(len(word)):
        if i in reached:
            for j in range(i + 1, len(word) + 1):
                if j in places and j - i < len(word) and counts.get(word[i:j], 0) >= COMMON and word[i:j] in words:
                    reached.add(j)
    return len(word) in reached


def step(word):
    """How rare a word is: its information in bits, in six steps of three."""
    bits = round(math.log2(total / (counts.get(word, 0) + 0.5)))
    return min(5, max(0, (bits - 7) // 3))


kept = sorted(
    w for w in words if len(w) <= LONGEST and (counts.get(w, 0) or not is_made_of_others(w)))
text = ""
previous = ""
for word in kept:
    shared = len(os.path.commonprefix([previous, word]))
    text += chr(0x2A + shared)
    text += "".join(chr(0x2A + ord(c) - FIRST - (5 if ord(c) >= 0x0E40 else 0)) for c in word[shared:])
    text += chr(0x24 + step(word))
    previous = word

target = os.path.join(
    os.path.dirname(__file__), "..", "Sources", "VitrineText", "Lines", "ThaiWordTable.swift")
with open(target, "w", encoding="utf-8") as file:
    file.write('''/// %d Thai words in order, from PyThaiNLP's lists (CC0 1.0).
///
/// Each is a character for how many letters it shares with the one before it, its other letters, and
/// a character for how rare it is. Written by Scripts/make-thai-table.py.
enum ThaiWordTable {
  static let words =
    #"""
''' % len(kept))
    for start in range(0, len(text), 95):
        file.write("    " + text[start : start + 95] + "\n")
    file.write('    """#\n}\n')
print(len(kept), "words,", len(text), "bytes")
