import { createHash, X509Certificate } from 'node:crypto'

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] as string)
/** Made from the certificate, so that a profile that is installed twice replaces itself. */
function idFrom(bytes: Buffer, part: string): string {
  const hex = createHash('sha256').update(bytes).update(part).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-').toUpperCase()
}

/** A configuration profile of Apple's with an authority in it: iPhones install nothing else from a page. */
export function profileWith(cert: string, title: string): string {
  const { raw } = new X509Certificate(cert)
  const entry = (name: string, value: string) => `<key>${name}</key><string>${escaped(value)}</string>`
  const common = (part: string, type: string) =>
    [
      entry('PayloadType', type),
      entry('PayloadIdentifier', `millwright.${idFrom(raw, part)}`),
      entry('PayloadUUID', idFrom(raw, part)),
      entry('PayloadDisplayName', title),
      '<key>PayloadVersion</key><integer>1</integer>',
    ].join('')
  const authority = `<dict>${common('authority', 'com.apple.security.root')}<key>PayloadContent</key><data>${raw.toString('base64')}</data></dict>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${common('profile', 'Configuration')}<key>PayloadContent</key><array>${authority}</array></dict></plist>
`
}
