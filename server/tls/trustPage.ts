import type { Language } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { DEVICES, type Device } from './devices.ts'

export interface Trusted {
  readonly language: Language
  readonly device: Device
  /** Where people go once it is done. */
  readonly address: string
  /** Where another device finds this page. */
  readonly trust: string
  readonly fingerprint: string
  readonly nonce: string
}
const FILES: Readonly<Record<Device, string>> = {
  ios: 'millwright.mobileconfig',
  android: 'millwright.crt',
  windows: 'millwright.cer',
  macos: 'millwright.cer',
  firefox: 'millwright.crt',
  linux: 'millwright.crt',
}
const STEPS = ['step1', 'step2', 'step3']
const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1.5rem 1rem;color:#1b1f24;background:#fff}
h1{font-size:1.5rem;line-height:1.3}h2{font-size:1.15rem}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
.file{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1f5fbf;color:#fff;font-weight:600;text-decoration:none}
details{border-top:1px solid #cfd6dd;padding:.5rem 0}summary{padding:.5rem 0;cursor:pointer}img{width:12rem;height:12rem}
.print{padding:.75rem 1rem;border:1px solid #cfd6dd;border-radius:.5rem}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6eaee}a{color:#8fb8f5}img{background:#fff}}`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] as string)
const PHONES: readonly Device[] = ['ios', 'android']

/** The page on which a device learns to trust this server, without a script: it is read before anything is trusted. */
export function trustPage({ language, device, address, trust, fingerprint, nonce }: Trusted): string {
  const translate = (key: string, params = {}) => escaped(words(language)(`tls.trust.${key}`, params))
  const steps = (one: Device) => {
    const [first, ...later] = STEPS.map((step) => `<li>${translate(`devices.${one}.${step}`)}</li>`)
    const file = `<p><a class="file" href="/trust/${FILES[one]}">${translate(one === 'ios' ? 'profile' : 'download')}</a></p>`
    return `<ol>${first}${later.join('')}</ol>${file}`
  }
  const other = language === 'zh' ? 'en' : 'zh'
  const others = DEVICES.filter((one) => one !== device)
  const more = others.map((one) => `<details><summary>${translate(`devices.${one}.title`)}</summary>${steps(one)}</details>`)
  const code = `<p>${translate('phone')}</p><p><img src="/trust/code.svg" alt="${translate('code', { address: trust })}"></p>`
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${translate('title')} · Millwright</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p><a href="/trust?lang=${other}" lang="${other === 'zh' ? 'zh-CN' : 'en'}">${translate('language')}</a></p>
<h1>${translate('title')}</h1><p>${translate('lead')}</p><p>${translate('limits')}</p>
<div class="print"><h2>${translate('fingerprint')}</h2><p><code>${fingerprint}</code></p><p>${translate('compare')}</p></div>
<section data-device="${device}"><h2>${translate(`devices.${device}.title`)}</h2>${steps(device)}${PHONES.includes(device) ? `<p>${translate('wechat')}</p>` : ''}</section>
<p><a href="${escaped(address)}/">${translate('open', { address })}</a></p>
${PHONES.includes(device) ? '' : code}<h2>${translate('others')}</h2>${more.join('')}</main></body></html>
`
}
