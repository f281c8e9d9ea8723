import { object, type Schema, type Speaker } from './fieldSchema.ts'

export interface Operation {
  readonly [key: string]: unknown
}

/** One operation and where it is: path with {id} in braces, method in small letters. */
export interface Placed {
  readonly path: string
  readonly method: string
  readonly operation: Operation
  /** Named schemas that it refers to. */
  readonly schemas?: Record<string, Schema>
}

export interface Facts {
  readonly id: string
  readonly tag: string
  readonly summary: string
  /** Any of these tags opens it; none = every signed-in user; 'public' = everybody. */
  readonly permission: readonly string[] | 'public'
  /** The operation of GraphQL that does the same. */
  readonly twin?: string | undefined
  readonly more?: string
}

export const json = (schema: Schema) => ({ 'application/json': { schema } })

export const FAILURES = ['400', '401', '403', '413', '429', '500', '503']

/** What every success looks like around its data. */
export const envelope = (data: Schema, top: Record<string, Schema> = {}): Schema =>
  object({ ...top, code: { type: 'integer', const: 200 }, msg: { type: 'string' }, data, requestId: { type: 'string' } }, [
    'code',
    'msg',
    'data',
    'requestId',
  ])

/** A workbook. */
export const sheetAnswer = (translate: Speaker['translate']): Operation => ({
  description: translate('openapi.sheet'),
  content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { type: 'string', format: 'binary' } } },
})

export function operationOf(
  translate: Speaker['translate'],
  facts: Facts,
  parts: { answer: Operation; body?: Schema; parameters?: readonly object[] },
): Operation {
  const { id, tag, summary, permission, twin, more } = facts
  const needs =
    permission === 'public'
      ? translate('openapi.public')
      : permission.length
        ? translate('openapi.permit', { tags: permission.join(', ') })
        : translate('openapi.signedIn')
  const description = [more, needs, twin && translate('openapi.twin', { twin })].filter(Boolean).join('\n\n')
  const failures = FAILURES.filter((status) => permission !== 'public' || !['401', '403'].includes(status))
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(permission === 'public' && { security: [] }),
    ...(parts.parameters?.length && { parameters: parts.parameters }),
    ...(parts.body && { requestBody: { required: true, content: json(parts.body) } }),
    responses: {
      200: parts.answer,
      ...Object.fromEntries(failures.map((status) => [status, { $ref: `#/components/responses/E${status}` }])),
    },
  }
}

export const cap = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)

export const inPath = (name: string, schema: Schema, description: string) => ({ name, in: 'path', required: true, schema, description })

export const inQuery = (name: string, schema: Schema, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
  ...(schema.type === 'array' && { style: 'form', explode: false }),
})
