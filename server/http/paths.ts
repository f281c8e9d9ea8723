import type { FastifyRequest } from 'fastify'

type Addressed = Pick<FastifyRequest, 'url'>
/** A calendar is read by a key in its path, which no log may hold. */
const CALENDAR = /^\/calendar\/.*/
const LONGEST = 200

/** The only bodies that may take longer to arrive. */
export const isFile = ({ url }: Addressed): boolean => /^\/files[/?]|^\/api\/v1\/[\w/-]+\/imports?(\?|$)/.test(url)

/** Whether it is a call of an API, rather than a page or a file of an app. */
export const isApi = ({ url }: Addressed): boolean =>
  url.startsWith('/graphql') || url.startsWith('/api/') || url.startsWith('/callbacks/') || CALENDAR.test(url) || isFile({ url })

/** The path as a log may show it. The query string stays out: older links of walls carry their key there. */
export const loggablePath = ({ url }: Addressed): string | undefined =>
  url.split('?')[0]?.replace(CALENDAR, '/calendar/…').slice(0, LONGEST)
