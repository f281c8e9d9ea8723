const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/**
 * A text as it stands in an element or an attribute of XML.
 * @param {string} text
 */
export const escapeXml = (text) => text.replace(/[&<>"']/g, (letter) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (letter)])
