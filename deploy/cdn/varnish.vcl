# A cache in front of the web servers. Lifetimes come from the servers' `cache-control`. Start with
# `-p http_gzip_support=off` (the servers compress), `-a public=:80` and `-a operator=127.0.0.1:6083`.
# The proxy in front of it ends TLS.
vcl 4.1;

import directors;
import std;

# Defines the backends and `sub select_backend`.
include "backends.vcl";

sub vcl_recv {
	call select_backend;
	# The servers select the brand by host, and ignore the port.
	set req.http.Host = regsub(std.tolower(req.http.Host), ":\d+$", "");

	if (req.method == "PURGE") {
		if (local.socket != "operator") {
			return (synth(405));
		}
		# The pages of a path with any query, or with `x-purge: site` all of the host.
		if (req.http.X-Purge == "site") {
			ban("obj.http.X-Host == " + req.http.Host);
		} else {
			ban("obj.http.X-Host == " + req.http.Host + " && obj.http.X-Path == " + regsub(req.url, "\?.*", ""));
		}
		return (synth(200, "Purged"));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (synth(405));
	}
	if (req.url ~ "^/(healthz|readyz)(\?|$)") {
		return (synth(404));
	}

	# Pages are the same for everyone.
	unset req.http.Cookie;
	unset req.http.Authorization;
	# The three encodings of the servers.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}

	# A stale page is served at once and renewed in the background (`vcl_hit` limits its age).
	if (req.restarts == 0) {
		unset req.http.X-Expired;
	}
	if (req.http.X-Expired == "renew") {
		set req.grace = 0s;
	} else {
		set req.grace = 30d;
	}
	return (hash);
}

# The key is host, path and the query parameters that a route renders. The server gets the whole query.
sub vcl_hash {
	hash_data(req.http.Host);
	hash_data(regsuball(
		regsuball(
			std.querysort(req.url),
			"(?<=[?&])(?!(?:filterMenu|kl|packageName|productIds|q|sortMenu|state|type)=)[^&]*(&|$)",
			""
		),
		"[?&]$",
		""
	));
	return (lookup);
}

# While a server is healthy, a page that has been stale for longer than `cache.staleSeconds` is renewed first.
sub vcl_hit {
	if (!req.http.X-Expired && obj.ttl + 60s <= 0s && std.healthy(req.backend_hint)) {
		set req.http.X-Expired = "renew";
		return (restart);
	}
}

sub vcl_backend_response {
	# For purges.
	set beresp.http.X-Host = bereq.http.Host;
	set beresp.http.X-Path = regsub(bereq.url, "\?.*", "");

	# If a server ends in the middle of a body, the request can still be retried.
	set beresp.do_stream = false;
	# Another server may still hold the page.
	if (beresp.status >= 500 && bereq.retries == 0) {
		return (retry);
	}
	if (beresp.status >= 500 || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
		# Keeps the earlier page.
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
	# A redirect includes the whole query, which is not in the key.
	if (beresp.status >= 300 && beresp.status < 400) {
		set beresp.uncacheable = true;
		return (deliver);
	}
	if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
		set beresp.grace = std.duration(
			regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
	}
	return (deliver);
}

# No server answered.
sub vcl_backend_error {
	if (bereq.retries < 2) {
		return (retry);
	}
	set beresp.status = 503;
	set beresp.ttl = 0s;
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "10";
	set beresp.http.Content-Type = "text/html; charset=utf-8";
	set beresp.body = {"<!doctype html>
<html lang="nb">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Utilgjengelig</title>
  <h1>Siden er utilgjengelig akkurat nå</h1>
  <p>Prøv igjen om litt.</p>
</html>
"};
	return (deliver);
}

sub vcl_deliver {
	# An earlier page is better than an error.
	if (resp.status >= 500 && req.http.X-Expired == "renew") {
		set req.http.X-Expired = "serve";
		return (restart);
	}
	if (obj.uncacheable) {
		set resp.http.X-CDN-Cache = "pass";
	} elsif (obj.hits > 0 && obj.ttl <= 0s) {
		set resp.http.X-CDN-Cache = "stale";
	} elsif (obj.hits > 0) {
		set resp.http.X-CDN-Cache = "hit";
	} else {
		set resp.http.X-CDN-Cache = "miss";
	}
	unset resp.http.X-Host;
	unset resp.http.X-Path;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	return (deliver);
}
