export interface ResourceWords extends Words {
  /** Of the page. */
  title: string
  name: string
  /** Several of them, inside a sentence. */
  records: string
  more: string
  label: (field: string) => string
  hint: (field: string) => string
  action: (name: string) => string
  /** Leads to a record of another kind. */
  openRecord: (resource: string) => string
  /** Any other words, by their key. */
  translate: (key: string, values?: Readonly<Record<string, string>>) => string
}

/** Words for codes, in the language of the page. */
export interface Words {
  value: (resource: string, field: string, value: string) => string
  yes: string
  no: string
}
