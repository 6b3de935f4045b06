/** What of pdfkit its types don't tell: the metadata of the file, in XMP. */
interface Inner {
  info: Readonly<Record<string, unknown>>;
  appendXML: (xml: string) => void;
  _addInfo: () => void;
  _addPdfaMetadata: () => void;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign) : value;

/**
 * That it is PDF/UA-1 beside PDF/A-2a, with the description of that property which PDF/A asks for where it isn't one of its own
 * (ISO 19005-2, 6.6.2.3; ISO 14289-1, 5).
 */
const accessible = `
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>part</pdfaProperty:name>
                                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                                    <pdfaProperty:category>internal</pdfaProperty:category>
                                    <pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
                                </rdf:li>
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>
        `;

/** Lets the metadata of a file say both standards that it follows, and what people have written as it is. */
export const describe = (doc: PDFKit.PDFDocument): void => {
  const inner = doc as unknown as Inner;
  const addPdfa = inner._addPdfaMetadata.bind(doc);
  inner._addPdfaMetadata = () => {
    addPdfa();
    inner.appendXML(accessible);
  };
  const addInfo = inner._addInfo.bind(doc);
  // It is put into XML as it stands there: a title may have any sign in it.
  inner._addInfo = () => {
    const { info } = inner;
    inner.info = Object.fromEntries(Object.entries(info).map(([name, value]) => [name, escaped(value)]));
    addInfo();
    inner.info = info;
  };
};
