// Sets a cookie as a third party, reads it back, and tells the page that frames us.
(function () {
  var name = 'cookie-test';
  document.cookie = name + '=1; SameSite=None; Secure; Path=/';
  var kept = document.cookie.indexOf(name + '=1') !== -1;
  document.cookie = name + '=; Max-Age=0; SameSite=None; Secure; Path=/';
  // Any page may learn this one bit, so no target origin is named.
  window.parent.postMessage({ cookieTestResult: kept }, '*');
})();
