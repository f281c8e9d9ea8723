// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type RecordForm, useRecordForm } from '../../../../console/form/hooks/useRecordForm.ts'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'
import type { Fields } from '../../../../console/resource/formValues.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { stepDocument } from '../../../../console/resource/operations/documents.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const me = { user: { id: '1' }, currentPlantId: '1' } as unknown as Me
const fields: Fields = [
  ['value1', { kind: 'text', max: 500 }],
  ['comment', { kind: 'longText', max: 500 }],
  ['overrideReason', { kind: 'longText', max: 500, occasional: true }],
]
const refused = (...named: readonly string[]) =>
  new CombinedGraphQLErrors({
    errors: [
      {
        message: '3 项填写有误',
        extensions: { code: 'BAD_USER_INPUT', fields: named.map((field) => ({ field, message: `${field}?` })) },
      } as never,
    ],
  })

/** The form of a step that the server refuses, naming some fields. */
function opened(...named: readonly string[]) {
  const result = {} as { current: RecordForm }
  const meta = metaOf('maintenanceOrder')
  const document = stepDocument(meta, 'complete')
  const isAsked = (name: string) => name !== 'overrideReason'
  const Probe = () => {
    result.current = useRecordForm({
      meta,
      fields,
      document,
      isFieldVisible: isAsked,
      variables: () => ({ id: '1', input: {} }),
      onSaved: () => undefined,
    })
    return null
  }
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => new Observable((observer) => observer.error(refused(...named)))),
  })
  act(() =>
    mountedRoot(globalThis.document.createElement('div')).render(
      <MeContext value={me}>
        <ApolloProvider client={client}>
          <Probe />
        </ApolloProvider>
      </MeContext>,
    ),
  )
  return result
}

describe('a field that the form left out', () => {
  it('is shown once a refusal names it, with what was refused', async () => {
    const { current: before } = opened()
    expect(before.isFieldVisible('overrideReason', {})).toBe(false)
    const form = opened('comment', 'overrideReason')
    await act(() => form.current.save())
    expect(form.current.isFieldVisible('overrideReason', {})).toBe(true)
    expect(form.current.form.formState.errors.overrideReason).toMatchObject({ type: 'server', message: 'overrideReason?' })
  })

  it('stays away while refusals name others', async () => {
    const form = opened('comment')
    await act(() => form.current.save())
    expect(form.current.isFieldVisible('overrideReason', {})).toBe(false)
    expect(form.current.isFieldVisible('comment', {})).toBe(true)
  })
})
