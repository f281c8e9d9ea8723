// Stands in each page before every other script (server/tools/building/oldBrowserPlugin.ts), in ES5, for the oldest browsers must read it too. It looks for what the
// app needs. Where that is missing the page stops and says so; where only functions are missing that a polyfill brings, the polyfills are loaded first.
;((settings) => {
  var isShown = false
  var has = (path) => {
    var parts = path.split('.')
    var owner = window
    for (var i = 0; i < parts.length; i++) {
      if (owner === null || owner === undefined || !(parts[i] in Object(owner))) return false
      if (i < parts.length - 1) owner = owner[parts[i]]
    }
    return true
  }
  var obeys = (style) => {
    var parts = style.split(': ')
    return Boolean(window.CSS && CSS.supports && CSS.supports(parts[0], parts[1]))
  }
  var lacking = (names, test) => {
    var found = []
    for (var i = 0; i < names.length; i++) if (!test(names[i])) found.push(names[i])
    return found
  }
  var isDrawn = () => {
    var root = document.getElementById('root') || document.getElementById('docs')
    return Boolean(root && root.firstChild)
  }
  // Shows in the place of the app that this browser is too old for it; without names, that it cannot read the app.
  var show = (missing) => {
    if (isShown) return
    isShown = true
    settings.missing = missing
    window.oldBrowser = settings
    var script = document.createElement('script')
    script.src = settings.page
    document.head.appendChild(script)
  }
  show.young = settings.young
  window.tooOld = show

  var missing = lacking(settings.names, has).concat(lacking(settings.styles, obeys))
  if (missing.length) {
    // Nothing of the app is to run, for half of it would reload the page again and again.
    if (window.stop) window.stop()
    return show(missing)
  }
  if (settings.polyfills && lacking(settings.filled, has).length) document.write('<script src="' + settings.polyfills + '"></scr' + 'ipt>')

  // What is found missing only later: a file that cannot be parsed, or a function that is young and not there.
  var notice = (error, message) => {
    var text = String(message || (error && error.message) || '')
    if (!isDrawn() && ((error && error.name === 'SyntaxError') || /SyntaxError/.test(text))) return show([])
    var match = /([\w$]+) is not (?:a function|a constructor|defined)|Can't find variable: ([\w$]+)/.exec(text)
    var name = match && (match[1] || match[2])
    if (name && settings.young.indexOf(name) >= 0 && (settings.isWall || !isDrawn())) show([name])
  }
  window.addEventListener('error', (event) => {
    notice(event.error, event.message)
  })
  window.addEventListener('unhandledrejection', (event) => {
    notice(event.reason, '')
  })
})(__SETTINGS__)
