import { language, say } from './words.ts'

interface Answer<T> {
  readonly data?: T | null
  readonly errors?: readonly { readonly message: string }[]
}

/** The panel's own calls; the message of a failure is ready to be shown. */
export async function ask<T>(query: string, variables: Record<string, unknown> = {}, more: Record<string, string> = {}): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': language(),
    ...more,
  }
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer<T> | null
  if (answer?.data && !answer.errors?.length) return answer.data
  throw new Error(answer?.errors?.[0]?.message ?? say('unreachable'))
}
