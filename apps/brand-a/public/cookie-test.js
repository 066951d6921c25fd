// Sets a third-party cookie, reads it back and posts the result to the parent page.
(function () {
  var name = 'cookie-test';
  // The result is not sensitive, so any target origin is allowed.
  function post(isStored) {
    window.parent.postMessage({ cookieTestResult: isStored }, '*');
  }
  document.cookie = name + '=1; SameSite=None; Secure; Path=/';
  var isStored = document.cookie.indexOf(name + '=1') !== -1;
  document.cookie = name + '=; Max-Age=0; SameSite=None; Secure; Path=/';
  // Firefox stores it in a partition of the parent's site, where the identity provider's session is not.
  if (isStored && document.hasStorageAccess) document.hasStorageAccess().then(post, post.bind(null, false));
  else post(isStored);
})();
