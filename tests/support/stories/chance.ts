/** Numbers from 0 to 1 that are the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let x = Math.imul(at ^ (at >>> 15), 1 | at)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296
  }
}
