// A part of the page (vite.shared.ts) that runs before the first paint, so that nobody who chose a dark page sees a white one and no browser offers to
// translate a page that will be in its own language: console/kit/session/settings.ts keeps `look`, console/kit/words/i18n.ts `lng`.
try {
  const look = JSON.parse(localStorage.getItem('look') || '{}')
  const root = document.documentElement
  const tongue = (localStorage.getItem('lng') || navigator.languages.join().match(/\b(zh|en)\b/i)?.[0] || 'zh').toLowerCase()
  root.lang = tongue === 'en' ? 'en' : 'zh-CN'
  if (/^(light|dark)$/.test(look.mode)) {
    root.dataset.mode = look.mode
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = look.mode === 'dark' ? '#161b22' : '#ffffff'
  }
  for (const [name, colour] of Object.entries(look.colours || {}))
    if (/^--[a-z0-9-]+ #[0-9a-f]{6,8}$/i.test(`${name} ${colour}`)) root.style.setProperty(name, colour)
  if (look.density) root.dataset.density = look.density

  // Whoever is signed in needs what is behind the door too: it is fetched beside the first file, not behind it.
  const behind = localStorage.getItem('token') ? `meta[name=inside],meta[name=words][lang=${root.lang.slice(0, 2)}]` : 'none'
  for (const { content } of document.querySelectorAll(behind))
    for (const href of content.split(' ').filter(Boolean)) {
      const kind = href.endsWith('css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
      document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
    }
} catch {
  // What cannot be read is not obeyed.
}
