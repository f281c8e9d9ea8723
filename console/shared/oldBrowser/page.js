// The page of a browser that is too old, in ES5: what it is, what is needed, what to do. It is loaded only there.
;((words, oldest, old) => {
  var agent = navigator.userAgent
  var isChinese = !/^en/i.test(readLanguage())
  var say = words[isChinese ? 'zh' : 'en']

  function readLanguage() {
    var own = /[?&]lng=(zh|en)/.exec(location.search)
    if (own) return own[1]
    try {
      if (localStorage.getItem('lng')) return localStorage.getItem('lng')
    } catch (_) {
      // Storage may be blocked.
    }
    var wanted = /\b(zh|en)\b/i.exec((navigator.languages || [navigator.language || '']).join())
    return wanted ? wanted[1] : 'zh'
  }
  function fill(text, values) {
    return text.replace(/{{(\w+)}}/g, (_, name) => values[name])
  }
  function browserName() {
    var chromium = /Chrom(?:e|ium)\/(\d+)/.exec(agent)
    var engine = chromium ? ' (Chromium ' + chromium[1] + ')' : ''
    if (/MicroMessenger/.test(agent)) return say.wechat + engine
    if (/QQBrowser/.test(agent)) return say.qq + engine
    if (/360SE|360EE|QIHU|QHBrowser/.test(agent)) return say.browser360 + engine
    var known = [
      [/Edge?\/(\d+)/, 'Edge '],
      [/Firefox\/(\d+)/, 'Firefox '],
      [/Chrom(?:e|ium)\/(\d+)/, 'Chrome '],
      [/Version\/([\d.]+).*Safari/, 'Safari '],
      [/(?:MSIE |rv:)(\d+)/, 'Internet Explorer '],
    ]
    for (var i = 0; i < known.length; i++) {
      var match = known[i][0].exec(agent)
      if (match) return known[i][1] + match[1]
    }
    return ''
  }
  function add(parent, tag, text, size) {
    var element = document.createElement(tag)
    element.appendChild(document.createTextNode(text))
    element.style.cssText = 'margin:0 0 .8em;font-size:' + size
    parent.appendChild(element)
    return element
  }
  /** The page's own address; what stands behind '#' may be a key, and stays where it is. */
  var address = location.protocol + '//' + location.host + location.pathname

  function draw() {
    var body = document.body || document.documentElement.appendChild(document.createElement('body'))
    body.innerHTML = ''
    document.documentElement.lang = isChinese ? 'zh-CN' : 'en'
    document.title = say.title
    var dark = old.isWall
    body.style.cssText =
      'margin:0;min-height:100%;font:16px/1.6 sans-serif;' + (dark ? 'background:#0a0f1c;color:#e6edf7' : 'background:#fff;color:#1f2329')
    var main = document.createElement('main')
    main.setAttribute('role', 'alert')
    main.id = 'too-old'
    main.style.cssText = 'max-width:' + (dark ? '60%' : '560px') + ';margin:0 auto;padding:10vh 20px;' + (dark ? 'font-size:2vw' : '')
    body.appendChild(main)
    add(main, 'h1', old.missing.length ? say.title : say.unreadable, '1.6em')
    if (browserName()) add(main, 'p', fill(say.current, { browser: browserName() }), '1em')
    add(main, 'p', fill(say.needed, oldest), '1em')
    if (old.missing.length) add(main, 'p', fill(say.missing, { names: old.missing.join(', ') }), '1em')
    add(main, 'p', dark ? say.doOnWall : say.doHere, '1em').style.fontWeight = 'bold'
    if (dark) {
      add(main, 'p', address, '1em')
      return addPlainWall(main)
    }
    if (!/Mobi|Android|iPhone|iPad/.test(agent)) addCode(main)
  }
  /** The wall's figures without scripts (server/plainWall), for the display whose key was brought or is kept; without one it is asked for there. */
  function addPlainWall(main) {
    var key = (/[#?&]key=([^#&]+)/.exec(location.search + location.hash) || [])[1]
    try {
      key = key || localStorage.getItem('millwright.display.key')
    } catch (_) {
      // Storage may be blocked.
    }
    var form = document.createElement('form')
    form.action = '/bigscreen/plain'
    form.method = key ? 'post' : 'get'
    form.innerHTML = '<input type="hidden" name="key"><button type="submit" style="font:inherit;padding:.4em 1em"></button>'
    if (key) form.firstChild.value = key
    else form.removeChild(form.firstChild)
    form.lastChild.appendChild(document.createTextNode(say.plain))
    main.appendChild(form)
    // A remote control presses what has the focus.
    form.lastChild.focus()
  }
  /** A phone has a newer browser more often than not. Where the code cannot be drawn, nothing is said of it. */
  function addCode(main) {
    var script = document.createElement('script')
    script.onload = () => {
      if (!window.drawCode) return
      add(main, 'p', say.phone, '1em')
      main.appendChild(window.drawCode(address, say.phone))
    }
    script.src = old.code
    document.head.appendChild(script)
  }
  if (document.readyState === 'loading' && document.body) document.addEventListener('DOMContentLoaded', draw)
  else draw()
})(__WORDS__, __OLDEST__, window.oldBrowser)
