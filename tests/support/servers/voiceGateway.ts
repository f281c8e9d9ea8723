import { httpProvider } from '../../unit/notice/provider.ts'

const KEY_STATE = '300000'
const OK = { Code: 'OK', Message: 'OK', RequestId: 'F655A8D5', CallId: '116012354148^10281342' }

/** The voice service as the product meets it: it takes calls, and reports to the address it was told which key was pressed. */
export async function voiceGateway() {
  const provider = await httpProvider()
  provider.answer(200, OK)
  const calls = () =>
    provider.asked.map(
      ({ url, headers, body }): Record<string, string> => ({
        Action: String(headers['x-acs-action']),
        ...Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]),
      }),
    )
  const post = (address: string, reports: unknown, language = 'en') =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: typeof reports === 'string' ? reports : JSON.stringify(reports),
    })
  /** What is reported when the person called under this name presses a key. */
  const pressed = (outId: string, dtmf = '1') => ({
    ...{ call_id: OK.CallId, status_code: KEY_STATE, smart_status_code: 'ANSWERED', dtmf },
    ...{ status_time: '2026-11-18 02:00:05', out_id: outId },
  })
  return { endpoint: provider.endpoint, calls, post, pressed, close: () => provider.close() }
}
