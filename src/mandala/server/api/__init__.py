"""HTTP: routes, middleware, rate limits, guest cookies and the built page."""
