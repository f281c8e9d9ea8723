/**
 * What an area asks of areas that it does not know: it names the point and says what an answer looks like, they answer in `extensions` of their
 * `Area`, and the registry holds the answers. So the lower area needs neither the names nor the types of the ones above it.
 */
export interface ExtensionPoint<T> {
  readonly name: string
  /** An answer, for the `extensions` of an area. */
  of(answer: T): Extension
}
export interface Extension {
  readonly point: string
  readonly answer: unknown
}
export const extensionPoint = <T>(name: string): ExtensionPoint<T> => ({ name, of: (answer) => ({ point: name, answer }) })
