"""The OpenAPI document, made of the very declarations that the routes run on, so that it is true."""

import re
from typing import Any

import msgspec

import serendip
from serendip.server.errors import STATUS
from serendip.server.http.route import ApiRoute
from serendip.server.protocol.bodies import Failure, Health

PARTS: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[a-z0-9-]+$"},
    "room": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "who": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}
WORDS = {
    400: "It makes no sense",
    403: "It is not yours",
    404: "It is not there",
    409: "It can't be done now, or not like this",
    413: "It is too long",
    415: "It is not JSON",
    429: "It is too much",
    500: "It failed by a mistake of ours",
    503: "It could not be kept; try again soon",
}

OPERATORS = {
    "/healthz": "Whether the server is well; 503 with words if not",
    "/livez": "That the process lives",
    "/readyz": "Whether visitors may be sent here; 503 with words if not",
}


def document(declared: list[ApiRoute]) -> dict[str, Any]:
    """Return the whole document."""
    types = [Failure, Health, *(route.answer for route in declared), *(r.body for r in declared if r.body)]
    refs, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema = dict(zip(types, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in declared:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    for path, words in OPERATORS.items():
        paths[path] = {"get": _plain(path[1:], words, _json(schema[Health]))}
    text = {"text/plain": {"schema": {"type": "string"}}}
    paths["/metrics"] = {"get": _plain("metrics", "Counters and gauges for Prometheus", text)}
    anything = {"application/json": {"schema": {"type": "object"}}}
    paths["/api/openapi.json"] = {"get": _plain("openapi", "This document", anything)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Serendip",
            "version": serendip.__version__,
            "description": "The HTTP part of the table's protocol. The socket is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _plain(name: str, words: str, content: dict[str, Any]) -> dict[str, Any]:
    responses = {"200": {"description": words, "content": content}}
    return {"operationId": name, "summary": words, "responses": responses}


def _operation(route: ApiRoute, schema: dict[type, dict[str, Any]]) -> dict[str, Any]:
    codes = {STATUS[code] for code in route.refuses} | {429, 500, 503}
    if route.method != "GET":
        codes.add(403)
    if route.body is not None:
        codes |= {400, 409, 413, 415}
    responses: dict[str, Any] = {
        str(route.status): {"description": route.words, "content": _json(schema[route.answer])},
    }
    for code in sorted(codes):
        responses[str(code)] = {"description": WORDS[code], "content": _json(schema[Failure])}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARTS[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [
        {"name": query.name, "in": "query", "required": False, "description": query.words, "schema": query.schema}
        for query in route.query
    ]
    operation: dict[str, Any] = {
        "operationId": f"{route.do.__module__.rpartition('.')[2]}_{getattr(route.do, '__name__', 'do')}",
        "summary": route.words,
        "parameters": parameters,
        "responses": responses,
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema[route.body])}
    return operation
