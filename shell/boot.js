// Runs before the shell's program has arrived: sets the theme before the first paint, reads the registry and preloads what the
// current path needs, so that a section's files come down beside the shell's instead of after it. Only what the signed-in
// person's role may see is asked for.
// Hand-written for every browser that can show a page; it must never fail the page.
(function () {
  try {
    var theme = localStorage.getItem('arena-theme');
    if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    document.documentElement.setAttribute('data-theme', theme === 'light' ? 'light' : 'dark');
  } catch (unreadable) {
    // No storage: the dark theme, then.
  }
})();
(function (judge) {
  // A preload is only used when it asks exactly as the loader will. The shell fetches the manifest and the entry in anonymous
  // mode and checks the entry's hash; webpack fetches the other files in that mode only from another origin.
  var preload = function (href, as, byShell, integrity) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = href;
    if (byShell || link.href.indexOf(location.origin + '/') !== 0) link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    document.head.appendChild(link);
  };
  window.__arenaRegistry = fetch('/registry.json', { credentials: 'same-origin' }).then(function (answer) {
    if (!answer.ok) throw new Error('registry ' + answer.status);
    return answer.json();
  });
  var signedIn = function () {
    try {
      var record = JSON.parse(localStorage.getItem('auth'));
      return record && record.token ? record : null;
    } catch (unreadable) {
      return null;
    }
  };
  var preloadMount = function (mount, chosen) {
    var descriptor = chosen.descriptor;
    preload(chosen.base + descriptor.manifest, 'fetch', true);
    var files = mount.preload;
    mount.pages.forEach(function (page) {
      var pattern = (mount.path + '/' + page.path).replace(/\/$/, '').replace(/:\w+/g, '[^/]+');
      if (new RegExp('^' + pattern + '/?$').test(location.pathname)) files = files.concat(page.preload);
    });
    files.forEach(function (file) {
      var isEntry = file.indexOf('remoteEntry.') === 0;
      preload(chosen.base + file, 'script', isEntry, isEntry && descriptor.integrity[file]);
    });
  };
  window.__arenaRegistry
    .then(function (registry) {
      var record = signedIn();
      var role = record && record.role;
      var userId = record && record.user ? record.user.id : null;
      registry.sections.forEach(function (section) {
        var candidate = section.candidate;
        var chosen =
          candidate && typeof userId === 'number' && judge.cohortOf(section.name, userId) < candidate.share ? candidate : section.live;
        if (!judge.fits(chosen.descriptor.contract)) return;
        chosen.descriptor.mounts.forEach(function (mount) {
          var inside = location.pathname === mount.path || location.pathname.indexOf(mount.path + '/') === 0;
          if (inside && judge.mayEnter(mount.role, role)) preloadMount(mount, chosen);
        });
      });
    })
    .catch(function () {});
})(
  // The shell's own judgements, written again for before it is there: a test holds the two together.
  (function () {
    // As the shell will judge it: nothing of a section that it refuses is asked for.
    var offered = '__CONTRACT_VERSION__'.split('.');
    var fits = function (needed) {
      var parts = needed.split('.');
      return parts[0] === offered[0] && Number(parts[1]) <= Number(offered[1]);
    };
    // The same as `mayEnter` of the program.
    var mayEnter = function (needed, role) {
      return needed === null || needed === role || role === '__ADMIN_ROLE__';
    };
    // The same as `cohortOf` of the contract, which the program works with.
    var cohortOf = function (section, userId) {
      var hash = 0x811c9dc5;
      var text = section + ':' + userId;
      for (var index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      return ((hash ^ (hash >>> 13)) >>> 0) % 100;
    };
    return { fits: fits, mayEnter: mayEnter, cohortOf: cohortOf };
  })(),
);
