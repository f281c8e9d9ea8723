// Runs before the first paint, so that nobody who chose a dark page sees a white one: console/shell/settings.ts keeps `look`.
try {
  var look = JSON.parse(localStorage.getItem('look') || '{}')
  var root = document.documentElement
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
