import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { language, translate } from './words.ts'

export type Document<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string }[]
}

/** The playground's own calls; the message of a failure is ready to be shown. */
export async function ask<Data, Variables>(
  query: Document<Data, Variables>,
  variables: Variables,
  more: Record<string, string> = {},
): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': language(),
    ...more,
  }
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer<Data> | null
  if (answer?.data && !answer.errors?.length) return answer.data
  throw new Error(answer?.errors?.[0]?.message ?? translate('unreachable'))
}
