"""A stand-in of GitHub's and GitLab's API for comments, which keeps everything in a JSON file.

usage: python3 Scripts/lib/pull_request_service.py STATE PORT-FILE

It answers on loopback as the services document it: pages of at most 100, 401 for an unknown token, 403 for a
token that may only read, 404 for strangers and other paths. STATE has "comments", "permissions" by login,
"token", "isReadOnly", and receives "reactions" and "runs".
"""
import http.server, json, re, sys, urllib.parse

state_path, port_path = sys.argv[1:]
LEVELS = {"admin": 50, "maintain": 40, "write": 30, "triage": 15, "read": 10}


def load():
    with open(state_path, encoding="utf-8") as file:
        return json.load(file)


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, code, value=None):
        data = b"" if value is None else json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle_call(self):
        state, (path, _, query) = load(), self.path.partition("?")
        query = dict(urllib.parse.parse_qsl(query))
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else {}
        token = self.headers.get("PRIVATE-TOKEN") or self.headers.get("Authorization", "").removeprefix("Bearer ")
        if token != state["token"]:
            return self.answer(401, {"message": "Bad credentials"})
        if self.command != "GET" and state.get("isReadOnly"):
            return self.answer(403, {"message": "Resource not accessible by integration"})
        if len(body.get("body", "")) > 65536:
            return self.answer(422, {"message": "Validation Failed"})
        code, value = self.respond(state, path, query, body)
        if self.command != "GET" and code < 400:
            with open(state_path, "w", encoding="utf-8") as file:
                json.dump(state, file)
        self.answer(code, value)

    do_GET = do_POST = do_PATCH = do_PUT = handle_call

    def respond(self, state, path, query, body):
        own, comments = state["login"], state["comments"]
        isLab = path.startswith("/projects/") or path == "/user"

        def shown(comment):
            user = {"login": comment["author"], "username": comment["author"], "id": list(state["permissions"]).index(comment["author"])}
            return {"id": comment["id"], "body": comment["body"], "user": user, "author": user, "system": False,
                    "created_at": "2027-01-31T10:00:00Z"}
        if match := re.fullmatch(r"/repos/o/r/issues/12/comments|/projects/7/merge_requests/12/notes", path):
            if self.command == "GET":
                size, page = min(100, int(query.get("per_page", 30))), int(query.get("page", 1))
                return 200, [shown(c) for c in comments[(page - 1) * size:page * size]]
            comments.append({"id": 1 + max([c["id"] for c in comments], default=0), "author": own, "body": body["body"]})
            return 201, shown(comments[-1])
        if match := re.fullmatch(r"/repos/o/r/issues/comments/(\d+)|/projects/7/merge_requests/12/notes/(\d+)", path):
            found = [c for c in comments if c["id"] == int(match[1] or match[2])]
            if not found or self.command != ("PUT" if isLab else "PATCH"):
                return 404, {"message": "Not Found"}
            if found[0]["author"] != own:
                return 403, {"message": "Forbidden"}
            found[0]["body"] = body["body"]
            return 200, shown(found[0])
        if match := re.fullmatch(r"/repos/o/r/issues/comments/(\d+)/reactions", path):
            state["reactions"].append([int(match[1]), body["content"]])
            return 201, {}
        if match := re.fullmatch(r"/repos/o/r/actions/runs/(\d+)/rerun-failed-jobs", path):
            state["runs"].append(int(match[1]))
            return 201, {}
        if match := re.fullmatch(r"/repos/o/r/collaborators/([^/]+)/permission", path):
            level = state["permissions"].get(urllib.parse.unquote(match[1]))
            return (200, {"permission": level}) if level else (404, {"message": "Not Found"})
        if path == "/user":
            return 200, {"id": list(state["permissions"]).index(own)}
        if match := re.fullmatch(r"/projects/7/members/all/(\d+)", path):
            level = list(state["permissions"].values())[int(match[1])]
            return (200, {"access_level": LEVELS[level]}) if level else (404, {"message": "404 Not found"})
        return 404, {"message": "Not Found"}

    def log_message(self, *words):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
with open(port_path, "w", encoding="utf-8") as file:
    file.write(str(server.server_port))
server.serve_forever()
