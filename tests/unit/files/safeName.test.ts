import { describe, expect, it } from 'vitest'
import { safeName } from '../../../server/files/appPackages.ts'

describe('the name of a package', () => {
  it.each([
    ['../../etc/passwd', 'passwd.apk'],
    ['C:\\temp\\工厂.APK', '工厂.apk'],
    ['a"b\r\nSet-Cookie: x.apk', 'abSet-Cookie x.apk'],
    ['..', 'app-1.0.apk'],
    ['', 'app-1.0.apk'],
    ['\u202egpj.apk', 'gpj.apk'],
    ['长'.repeat(300), `${'长'.repeat(200)}.apk`],
  ])('%j becomes %j', (given, kept) => {
    expect(safeName(given, '1.0')).toBe(kept)
  })
})
