// Sets a third-party cookie, reads it back and posts the result to the parent page.
(function () {
  var name = 'cookie-test';
  document.cookie = name + '=1; SameSite=None; Secure; Path=/';
  var isStored = document.cookie.indexOf(name + '=1') !== -1;
  document.cookie = name + '=; Max-Age=0; SameSite=None; Secure; Path=/';
  // The result is not sensitive, so any target origin is allowed.
  window.parent.postMessage({ cookieTestResult: isStored }, '*');
})();
