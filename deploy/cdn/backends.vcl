# The web servers. After a timeout, Varnish retries the request on another server.
probe ready {
	.url = "/readyz";
	.interval = 1s;
	.timeout = 1s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

backend web1 {
	.host = "web-server";
	.port = "8080";
	.probe = ready;
	.connect_timeout = 0.5s;
	.first_byte_timeout = 3s;
	.between_bytes_timeout = 3s;
}

sub vcl_init {
	new servers = directors.round_robin();
	servers.add_backend(web1);
}

sub select_backend {
	set req.backend_hint = servers.backend();
}
