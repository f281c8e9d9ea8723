// @vitest-environment happy-dom
import { ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../../../../console/kit/network/client.ts'
import { INSIDE_WORDS, loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { sumOf, useExactTotal } from '../../../../console/list/controller/exactTotal.ts'
import { Pager } from '../../../../console/list/table/Pager.tsx'
import { metaOf } from '../../../../console/resource/meta.ts'
import { COUNTED_TO } from '../../../../console/resource/operations/documents.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { link } = client
afterEach(() => client.setLink(link))

it('stops at a round number, counts all of them when somebody asks, and begins anew with other filters', async () => {
  let asked = 0
  client.setLink(
    new ApolloLink(() => {
      asked++
      return new Observable((observer) => {
        observer.next({ data: { page: { __typename: 'ReportLogPage', total: 1_234_567 } } })
        observer.complete()
      })
    }),
  )
  const shown = {} as { current: ReturnType<typeof useExactTotal> }
  const Probe = (props: { total: number; word: string }) => {
    shown.current = useExactTotal(metaOf('reportLog'), { filter: { keyword: props.word }, total: props.total })
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  const show = async (total: number, word: string) => {
    await act(async () =>
      root.render(
        <ApolloProvider client={client}>
          <Probe total={total} word={word} />
        </ApolloProvider>,
      ),
    )
    return sumOf(shown.current)
  }
  expect(await show(COUNTED_TO, 'a')).toBe('10,000')
  expect(await show(COUNTED_TO + 1, 'b')).toBe('10,000+')
  await act(async () => shown.current.countAll?.())
  expect([sumOf(shown.current), asked]).toEqual(['1,234,567', 1])
  expect([await show(COUNTED_TO + 1, 'c'), asked]).toEqual(['10,000+', 1])
  await act(async () => root.unmount())
})

it('is a button for all of them below the list, where one may go on past what was counted', async () => {
  await loadLanguage('zh')
  await Promise.all(INSIDE_WORDS.map(loadWords))
  const pager = (countAll?: () => void) =>
    renderToStaticMarkup(<Pager total={COUNTED_TO} countAll={countAll} page={500} size={20} onPage={() => {}} onSize={() => {}} />)
  const [exact, more] = [pager(), pager(() => {})]
  expect([exact, more].map((html) => /role="status"><button/.test(html))).toEqual([false, true])
  expect([exact, more].map((html) => new RegExp(`disabled=""[^>]*aria-label="${i18next.t('screens.list.next')}"`).test(html))).toEqual([
    true,
    false,
  ])
})
