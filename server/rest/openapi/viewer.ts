import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../kernel/index.ts'
import { root } from '../../platform/paths.ts'
import { words } from '../../platform/words.ts'

const DIST = new URL('node_modules/swagger-ui-dist/', root)
/** Swagger UI writes style elements of its own; scripts come from here alone, and nothing from anywhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The playground's probe tells browsers that are too old for this page as well. */
const page = (language: Language) => {
  const translate = words(language)
  const other = language === 'zh' ? 'en' : 'zh'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translate('openapi.title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header><h1>${translate('openapi.title')}</h1><a href="../openapi.json">openapi.json</a><a href="?lng=${other}">${translate('openapi.otherLanguage')}</a></header>
<div id="docs"></div>
<script src="/playground/probe.js"></script>
<script src="swagger-ui-bundle.js"></script>
<script src="docs.js"></script>
</body>
</html>
`
}
const STYLE = `body { margin: 0; font-family: system-ui, sans-serif; background: #fff; }
header { display: flex; gap: 20px; align-items: center; padding: 12px 24px; border-bottom: 1px solid #e4e7ec; font-size: 14px; }
header h1 { margin: 0 auto 0 0; font-size: 16px; }
header a { color: #0a66c2; }
.swagger-ui .info { margin: 24px 0 0; }
.swagger-ui .info hgroup, .swagger-ui .schemes-server-container { display: none; }
.swagger-ui .btn.authorize, .swagger-ui .btn.authorize span { color: #1a6b45; border-color: #1a6b45; }
.swagger-ui .servers-title, .swagger-ui .servers { display: none; }
.swagger-ui .schemes { justify-content: flex-end; }
.swagger-ui .opblock .opblock-summary-method { color: #000; text-shadow: none; }
.swagger-ui .btn.cancel { color: #b42318; border-color: #b42318; }
.swagger-ui .btn.execute { background-color: #0b63ce; border-color: #0b63ce; }
.swagger-ui :is(.parameter__in, .parameter__type, .prop-format, .response-col_links, .parameter__name.required span) { color: #475467; }
.swagger-ui .renderedMarkdown code { color: #6a1b9a; background: #fff; }
.swagger-ui .download-contents { color: #fff; background: #1f2329; }
.swagger-ui .scheme-container { padding: 0 0 20px; box-shadow: none; border-bottom: 1px solid #e4e7ec; }
.swagger-ui .opblock-tag { font-size: 17px; font-weight: 600; padding: 6px 10px; }
.swagger-ui .filter .operation-filter-input { margin: 16px 0; padding: 8px 10px; border-width: 1px; font-size: 14px; }
`
/** The console's own session is used at once; any other token can be entered by hand. */
const SCRIPT = `'use strict'
const language = document.documentElement.lang
const token = localStorage.getItem('token')
/** The description with nothing but what this place in it needs. The viewer works through all that it is given whenever a call is opened. */
function partOf(description, [top, name, entry]) {
  const kept = { ...description, paths: {}, components: {} }
  const take = (kind, one) => {
    const at = (kept.components[kind] ??= {})
    if (Object.hasOwn(at, one) || !description.components[kind]?.[one]) return
    at[one] = description.components[kind][one]
    follow(at[one])
  }
  const follow = (value) => {
    for (const [, kind, one] of JSON.stringify(value).matchAll(/"#\\/components\\/(\\w+)\\/([^"\\/]+)/g)) take(kind, one)
  }
  if (top === 'paths') follow((kept.paths[name] = description.paths[name]))
  if (top === 'components') for (const one of entry ? [entry] : Object.keys(description.components[name])) take(name, one)
  return kept
}
window.ui = SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  syntaxHighlight: { activated: false },
  plugins: [
    {
      afterLoad({ fn: { resolveSubtree } }) {
        this.fn.resolveSubtree = (description, path, options) => resolveSubtree(partOf(description, path), path, options)
      },
    },
  ],
  requestInterceptor(request) {
    request.headers['Accept-Language'] = language
    if (token && !request.headers.Authorization && request.url.endsWith('/openapi.json')) request.headers.Authorization = 'Bearer ' + token
    return request
  },
  onComplete() {
    if (token) window.ui.preauthorizeApiKey('bearer', token)
  },
})
const docs = document.getElementById('docs')
/** What the viewer leaves without a name takes the one that stands beside it. */
const nameOf = (field) => field.closest('tr')?.dataset.paramName ?? field.closest('.opblock-section')?.querySelector('h4')?.textContent ?? field.title
new MutationObserver(() => {
  // Below this page's only heading the viewer goes on with the third level: each of its headings counts as one level higher.
  for (const heading of docs.querySelectorAll('h3:not([aria-level]), h4:not([aria-level]), h5:not([aria-level])'))
    heading.setAttribute('aria-level', Number(heading.tagName[1]) - 1)
  for (const field of docs.querySelectorAll(':is(input, select, textarea):not([aria-label])')) {
    const name = nameOf(field)
    if (name) field.setAttribute('aria-label', name)
  }
  for (const text of docs.querySelectorAll('pre:not([tabindex])')) text.tabIndex = 0
  // A link within the button that does the same.
  for (const link of docs.querySelectorAll('.opblock-summary-control a[href]')) link.removeAttribute('href')
}).observe(docs, { subtree: true, childList: true })
`

interface Served {
  readonly type: string
  read(): Buffer
}
const text = (content: string) => () => Buffer.from(content)
const FILES: Readonly<Record<string, Served>> = {
  'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', read: () => readFileSync(new URL('swagger-ui-bundle.js', DIST)) },
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: () => readFileSync(new URL('swagger-ui.css', DIST)) },
  'docs.js': { type: 'text/javascript; charset=utf-8', read: text(SCRIPT) },
  'docs.css': { type: 'text/css; charset=utf-8', read: text(STYLE) },
}

export interface ViewerOptions {
  languageOf(request: { headers: { 'accept-language'?: string | undefined }; query: unknown }): Language
  notFound(): Error
}
/** Squeezed once, when it is first asked for. */
async function packed({ read }: Served) {
  const raw = read()
  return { small: await promisify(gzip)(raw), etag: `W/"${createHash('sha256').update(raw).digest('hex').slice(0, 16)}"` }
}
/** The offline viewer of the document at /api/v1/docs/. */
export function serveViewer(scope: FastifyInstance, { languageOf, notFound }: ViewerOptions) {
  const cache = new Map<string, ReturnType<typeof packed>>()
  scope.get('/docs', (request, reply) => reply.redirect(`${request.url.split('?')[0]}/`, 308))
  scope.get('/docs/', (request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(languageOf(request))),
  )
  scope.get('/docs/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const found = Object.hasOwn(FILES, file) ? FILES[file] : undefined
    if (!found) throw notFound()
    const made = cache.get(file) ?? packed(found)
    cache.set(file, made)
    const { small, etag } = await made
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' }).type(found.type)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const isSmall = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return isSmall ? reply.header('content-encoding', 'gzip').send(small) : reply.send(found.read())
  })
}
