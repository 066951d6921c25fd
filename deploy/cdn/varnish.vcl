# Cache for the web servers. The servers' `cache-control` sets the lifetimes. Start varnishd with
# `-p http_gzip_support=off` (the servers compress), `-a public=:80` and `-a operator=127.0.0.1:6083`.
# A proxy in front of Varnish terminates TLS.
vcl 4.1;

import directors;
import std;

# Defines the backends and `sub select_backend`.
include "backends.vcl";

sub vcl_recv {
	call select_backend;
	# The host selects the brand. Servers ignore the port.
	set req.http.Host = regsub(std.tolower(req.http.Host), ":\d+$", "");

	if (req.method == "PURGE") {
		if (local.socket != "operator") {
			return (synth(405));
		}
		# Purges a path with all query variants, or the complete host with `x-purge: site`.
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

	# All users share the pages.
	unset req.http.Cookie;
	unset req.http.Authorization;
	# Encodings of the servers.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}

	# Serves a stale page during background revalidation. `vcl_hit` limits its age.
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

# Cache key: host, path and the query parameters that routes render. The server receives the complete query.
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

# With a healthy server, revalidates a page first if it is stale for more than 60 s (`cache.staleSeconds`).
sub vcl_hit {
	if (!req.http.X-Expired && obj.ttl + 60s <= 0s && std.healthy(req.backend_hint)) {
		set req.http.X-Expired = "renew";
		return (restart);
	}
}

sub vcl_backend_response {
	# For `ban`.
	set beresp.http.X-Host = bereq.http.Host;
	set beresp.http.X-Path = regsub(bereq.url, "\?.*", "");

	# Without streaming, a request can be retried if the server fails during the body.
	set beresp.do_stream = false;
	# Another server can have the page in its cache.
	if (beresp.status >= 500 && bereq.retries == 0) {
		return (retry);
	}
	if (beresp.status >= 500 || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
		# Keeps the stale page.
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
	# A redirect depends on the complete query, which is not in the key.
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

# No response from a server.
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
	# A stale page is better than an error.
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
