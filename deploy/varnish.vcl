vcl 4.1;
# A cache of your own in front of the application: /etc/varnish/dvor.vcl, between the proxy that ends TLS and the
# application. CDN_PURGE_URL=http://127.0.0.1:6081/purge tells it of every change. `npm run bench cdn` runs this file.

backend dvor {
	.host = "127.0.0.1";
	.port = "3000";
	.first_byte_timeout = 60s;
}

acl purgers {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.method == "POST" && req.url == "/purge") {
		# The token is the one of CDN_PURGE_TOKEN.
		if (client.ip !~ purgers || req.http.Authorization != "Bearer CDN_PURGE_TOKEN") {
			return (synth(403));
		}
		# An expression of a ban must have no spaces.
		ban("obj.http.Surrogate-Key ~ \b(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")\b");
		return (synth(200));
	}
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
		return (pass);
	}
	# Public answers are the same whatever a visitor's cookies; the application says which ones are public.
	return (hash);
}

sub vcl_backend_response {
	# Everything without a tag is one visitor's own.
	if (!beresp.http.Surrogate-Key || beresp.status != 200) {
		set beresp.uncacheable = true;
		set beresp.ttl = 60s;
		return (deliver);
	}
	unset beresp.http.Set-Cookie;
}
