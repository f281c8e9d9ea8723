/** What is wrong with a workbook, as a word of the locales below `import`; it crosses from the reading process as plain data. */
export const refuse = (code, params = {}) => Object.assign(new Error(code), { refusal: { code, params } })
