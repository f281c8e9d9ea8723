// Runs before the first paint, so that nobody who chose a dark page sees a white one and no browser offers to translate a page that
// will be in its own language: console/kit/settings.ts keeps `look`, console/kit/i18n.ts `lng`.
try {
  var look = JSON.parse(localStorage.getItem('look') || '{}')
  var root = document.documentElement
  var tongue = localStorage.getItem('lng') || (navigator.languages.join().match(/\b(zh|en)\b/i) || ['zh'])[0].toLowerCase()
  root.lang = tongue === 'en' ? 'en' : 'zh-CN'
  if (/^(light|dark)$/.test(look.mode)) {
    root.dataset.mode = look.mode
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = look.mode === 'dark' ? '#161b22' : '#ffffff'
    })
  }
  if (/^#[0-9a-f]{6}$/i.test(look.brand)) root.style.setProperty('--brand', look.brand)
  if (look.density) root.dataset.density = look.density
} catch (broken) {
  // What cannot be read is not obeyed.
}
