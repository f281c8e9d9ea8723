import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, type Language, Refusal, requirePermission } from '../../kernel/index.ts'
import { languageOf } from '../../platform/words.ts'
import { ownRoutes } from '../routes/index.ts'
import { spellings } from '../spelling/names.ts'
import { type DocumentParts, documentOf } from './document.ts'
import { serveViewer } from './viewer.ts'

export interface DocsOptions extends Omit<DocumentParts, 'spellingOf' | 'own'> {
  /** Everybody may read it: outside production. */
  readonly isOpen: boolean
  authenticate(header: string | undefined, origin: { ip: string }): Promise<{ readonly actor: Actor }>
}
/** Who holds it may read the description of the API of a production system, in GraphQL and here. */
const DEVELOPER = 'developer:playground:view'

/** The page asks for a language by itself; everybody else by Accept-Language. */
function requestedLanguage({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  const { lng } = query as { lng?: unknown }
  return lng === 'zh' || lng === 'en' ? lng : languageOf(headers['accept-language'])
}

function serveDocument(scope: FastifyInstance, { isOpen, authenticate, ...sources }: DocsOptions) {
  const parts = { ...sources, spellingOf: spellings(sources.registry, sources.offsetMinutes), own: ownRoutes(sources.registry) }
  const texts = new Map<Language, string>()
  scope.get('/openapi.json', async (request, reply) => {
    if (!isOpen) requirePermission((await authenticate(request.headers.authorization, { ip: request.ip })).actor, DEVELOPER)
    const language = requestedLanguage(request)
    const text = texts.get(language) ?? JSON.stringify(documentOf(parts, language))
    texts.set(language, text)
    return reply.type('application/json; charset=utf-8').header('vary', 'accept-language').send(text)
  })
}

/** The description of /api/v1 and its viewer. */
export function mountDocs(app: FastifyInstance, options: DocsOptions) {
  const notFound = () => new Refusal('limits.noSuchAddress')
  void app.register(
    async (scope) => {
      serveDocument(scope, options)
      serveViewer(scope, { languageOf: requestedLanguage, notFound })
    },
    { prefix: '/api/v1' },
  )
}
