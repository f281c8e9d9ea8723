const words = (count: number, root: (prime: number) => number) => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(((root(n) % 1) * 0x1_0000_0000) | 0)
  }
  return found
}
const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

function padded(bytes: Uint8Array) {
  const size = ((bytes.length + 8) >> 6) * 64 + 64
  const all = new Uint8Array(size)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(size - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(size - 4, bytes.length << 3)
  return view
}

function compress(state: number[], w: number[], rounds: readonly number[]) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + (state[i] ?? 0)) | 0)
}

/** SHA-256 (FIPS 180-4) in plain arithmetic, for pages a factory opens over plain http, where the browser withholds `crypto.subtle`. */
export function sha256Plain(text: string): string {
  const view = padded(new TextEncoder().encode(text))
  const rounds = words(64, Math.cbrt)
  let state = words(8, Math.sqrt)
  for (let at = 0; at < view.byteLength; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => view.getUint32(at + i * 4) | 0)
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] ?? 0
      const y = w[i - 2] ?? 0
      const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = ((w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large) | 0
    }
    state = compress(state, w, rounds)
  }
  return state.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Lower-case hex; what the server knows as the password. */
export async function sha256(text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return sha256Plain(text)
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
