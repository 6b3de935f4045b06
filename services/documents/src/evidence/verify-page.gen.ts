// Generated from verify.page.html, verify.page.ts and contracts/evidence by `npm run evidence-page`.
export const verifyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-RXCl3QlWrRqSsuBUWKLdqqgSoFjgV7gN5UPhZGyNrJU='; style-src 'sha256-1JUMxZeRoa2jkkw3i6OaKXhpMGfLUYZ/dN+f6CWSl24='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Verify this contract</title>
<style>
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.998 0.001 78), oklch(0.198 0.007 80));
  --ink: light-dark(oklch(0.178 0.007 78), oklch(0.955 0.004 80));
  --ink-2: light-dark(oklch(0.445 0.012 85), oklch(0.79 0.01 80));
  --line: light-dark(oklch(0.905 0.007 80), oklch(0.285 0.009 80));
  --line-field: light-dark(oklch(0.63 0.012 85), oklch(0.54 0.012 85));
  --primary: light-dark(oklch(0.455 0.104 155), oklch(0.735 0.132 154));
  --on-primary: light-dark(white, oklch(0.205 0.041 162));
  --yes: light-dark(oklch(0.45 0.122 147), oklch(0.78 0.165 146));
  --no: light-dark(oklch(0.5 0.19 27), oklch(0.75 0.14 25));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Archivo, system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 40px 16px 64px; }
h1 { font-size: 32px; line-height: 1.15; margin: 0 0 8px; }
h2 { font-size: 26px; line-height: 1.2; margin: 40px 0 8px; }
h3 { font-size: 18px; margin: 32px 0 4px; }
p { margin: 0 0 12px; }
.quiet { color: var(--ink-2); }
.drop { border: 1px dashed var(--line-field); border-radius: 10px; padding: 24px 16px; margin-top: 24px; text-align: center; }
.drop.over { border-style: solid; border-color: var(--primary); }
button { font: inherit; font-weight: 620; min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
input { position: absolute; width: 1px; height: 1px; opacity: 0; pointer-events: none; }
ul, dl { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { display: grid; grid-template-columns: 5.5rem 1fr; gap: 12px; padding: 10px 0; border-bottom: 1px solid var(--line); }
li b, h2.yes, h2.no { font-weight: 700; }
.yes b, h2.yes { color: var(--yes); }
.no b, h2.no { color: var(--no); }
li > span, dd, code { overflow-wrap: anywhere; }
dl > div { padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { font-weight: 620; }
dd { margin: 0; color: var(--ink-2); }
code { font: 14px/1.5 ui-monospace, monospace; }
</style>
</head>
<body>
<main>
<h1>Verify this contract</h1>
<p>Give this page the archive that it came in. It checks the seal, the signers’ evidence and every file, on this machine alone.</p>
<p class="quiet">Nothing is sent anywhere, and no network is needed.</p>
<div class="drop" id="drop">
<p>Drop the archive here, or all of its files.</p>
<button type="button" id="choose">Choose files</button>
<input type="file" id="files" multiple accept=".zip,.pdf,.json,.sig,.pem" aria-label="The archive, or all of its files" tabindex="-1">
</div>
<div id="answer" aria-live="polite"></div>
</main>
<script>
'use strict';
{
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text) => Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
const sameBytes = (one, other) => one.length === other.length && one.every((byte, index) => byte === other[index]);
/** What was packed, as zip archives (\`deflate-raw\`) and PDFs (\`deflate\`) do. Throws where that isn't so, or it is longer. */
const inflated = async (packed, format, longest = Number.POSITIVE_INFINITY) => {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
    const parts = [];
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
        length += next.value.length;
        if (length > longest) {
            await reader.cancel();
            throw new Error('longer than is read');
        }
        parts.push(next.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
};
/** SHA-256, hex. */
const digestOf = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
const digestOfText = (text) => digestOf(new TextEncoder().encode(text));

const tags = {
    boolean: 0x01,
    integer: 0x02,
    bitString: 0x03,
    octetString: 0x04,
    objectIdentifier: 0x06,
    utcTime: 0x17,
    generalizedTime: 0x18,
    sequence: 0x30,
    set: 0x31,
    /** \`[n]\`, constructed. */
    context: (number) => 0xa0 | number,
};
const unreadable = (why) => new Error(\`not DER: \${why}\`);
/** Where the content at \`at\` begins and ends. One length has one spelling: any other one is refused. */
const boundsAt = (bytes, at) => {
    const first = bytes[at + 1];
    if (first === undefined)
        throw unreadable('it ends within an element');
    const longer = first & 0x7f;
    const begin = at + 2 + (first < 0x80 ? 0 : longer);
    let length = first;
    if (first >= 0x80) {
        if (longer === 0 || longer > 4 || begin > bytes.length)
            throw unreadable('a length is of no use');
        length = bytes.subarray(at + 2, begin).reduce((sum, byte) => sum * 256 + byte, 0);
        if (length < 0x80 || length < 256 ** (longer - 1))
            throw unreadable('a length is spelled too long');
    }
    if (begin + length > bytes.length)
        throw unreadable('it ends within an element');
    return [begin, begin + length];
};
/** The first element, whatever follows it. */
const firstElement = (bytes) => {
    const tag = bytes[0];
    if (tag === undefined || (tag & 0x1f) === 0x1f)
        throw unreadable('no such tag');
    const [begin, end] = boundsAt(bytes, 0);
    return { tag, whole: bytes.subarray(0, end), content: bytes.subarray(begin, end) };
};
/** Each element, one after the other, and nothing else: no more are read than are asked for. */
const eachElementIn = function* (bytes) {
    for (let at = 0; at < bytes.length;) {
        const element = firstElement(bytes.subarray(at));
        yield element;
        at += element.whole.length;
    }
};
/** All elements. */
const elementsIn = (bytes) => [...eachElementIn(bytes)];
/** What an element of this tag holds. */
const contentOf = (element, tag) => {
    if (element?.tag !== tag)
        throw unreadable(\`\${tag} was expected and \${element?.tag} found\`);
    return element.content;
};
/** For parts of a stranger's element, which may be many. */
const eachPartOf = (element, tag = tags.sequence) => eachElementIn(contentOf(element, tag));
const partsOf = (element, tag = tags.sequence) => elementsIn(contentOf(element, tag));
/** An object identifier with dots. */
const objectIdentifierOf = (element) => {
    const numbers = [];
    let number = 0;
    for (const byte of contentOf(element, tags.objectIdentifier)) {
        number = number * 128 + (byte & 0x7f);
        if (byte >= 0x80)
            continue;
        numbers.push(number);
        number = 0;
    }
    const [first = 0, ...rest] = numbers;
    const root = Math.min(2, Math.floor(first / 40));
    return [root, first - root * 40, ...rest].join('.');
};
/** The object identifier of an algorithm that has no parameters, or null for them. */
const algorithmOf = (element) => {
    const [algorithm, parameters, more] = partsOf(element);
    const isBare = parameters === undefined || (parameters.whole[0] === 0x05 && parameters.whole[1] === 0x00);
    if (!isBare || more)
        throw unreadable('parameters of an algorithm');
    return objectIdentifierOf(algorithm);
};
/** An instant in UTC, to the second; a GeneralizedTime may have parts of one, without a last zero. */
const instantOf = (element) => {
    const text = new TextDecoder().decode(element?.content);
    const short = element?.tag === tags.utcTime;
    if (!short && element?.tag !== tags.generalizedTime)
        throw unreadable('an instant was expected');
    const matched = (short ? /^(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)Z$/ : /^(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d(?:\\.\\d{0,8}[1-9])?)Z$/).exec(text);
    if (!matched)
        throw unreadable('an instant was expected');
    const [year = 0, month = 0, ...rest] = matched.slice(1).map(Number);
    const [day, hour, minute, second = 0] = rest;
    const century = !short ? 0 : year < 50 ? 2000 : 1900;
    return new Date(Date.UTC(century + year, month - 1, day, hour, minute, 0, Math.floor(second * 1000)));
};

const commonName = '2.5.4.3';
const organisationName = '2.5.4.10';
const keyUsage = '2.5.29.15';
const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';
const certificateExtensions = tags.context(3);
const nameIn = (subject, wanted) => {
    const parts = partsOf(subject).flatMap((set) => partsOf(set, tags.set).map((part) => partsOf(part)));
    const found = parts.find(([type]) => objectIdentifierOf(type) === wanted)?.[1];
    return found ? new TextDecoder().decode(found.content) : '';
};
/** The parts of one extension: its type, whether it is critical where that is said, and its value in an octet string. */
const extensionOf = (extensions, wanted) => {
    if (!extensions)
        return undefined;
    const all = partsOf(partsOf(extensions, certificateExtensions)[0]);
    return all.map((one) => partsOf(one)).find(([type]) => objectIdentifierOf(type) === wanted);
};
const isTrue = (element) => element?.tag === tags.boolean && element.content[0] === 0xff;
const isAuthority = (extensions) => {
    const constraints = extensionOf(extensions, basicConstraints);
    if (!constraints)
        return false;
    const [flag] = partsOf(firstElement(contentOf(constraints.at(-1), tags.octetString)));
    return isTrue(flag);
};
/** The seventh bit of its usage. */
const crlSign = 0x02;
const signsLists = (extensions) => {
    const usage = extensionOf(extensions, keyUsage);
    if (!usage)
        return true;
    const [, bits = 0] = contentOf(firstElement(contentOf(usage.at(-1), tags.octetString)), tags.bitString);
    return (bits & crlSign) !== 0;
};
const purposesIn = (extensions) => {
    const usage = extensionOf(extensions, extendedKeyUsage);
    if (!usage)
        return null;
    const types = partsOf(firstElement(contentOf(usage.at(-1), tags.octetString))).map(objectIdentifierOf);
    return { critical: isTrue(usage[1]), types };
};
/** Bits that fill their last byte, as those of keys and signatures do. */
const bitsOf = (element) => {
    const content = contentOf(element, tags.bitString);
    if (content[0] !== 0)
        throw new Error('bits without a whole last byte');
    return content.subarray(1);
};
const readCertificate = (der) => {
    const [certificate, ...more] = elementsIn(der);
    const [signed, algorithm, signature, ...rest] = partsOf(certificate);
    if (!signed || !algorithm || more.length + rest.length > 0)
        throw new Error('no certificate');
    const [version, serial, inner, issuer, validity, subject, publicKey, ...others] = partsOf(signed);
    if (version?.tag !== tags.context(0) || !issuer || !subject || !publicKey)
        throw new Error('no certificate');
    if (!inner || !sameBytes(inner.whole, algorithm.whole))
        throw new Error('a certificate of two algorithms');
    const [from, until] = partsOf(validity);
    const extensions = others.find(({ tag }) => tag === certificateExtensions);
    const name = nameIn(subject, commonName);
    return {
        der,
        serial: contentOf(serial, tags.integer),
        issuer: issuer.whole,
        subject: subject.whole,
        name,
        organisation: nameIn(subject, organisationName) || name,
        from: instantOf(from),
        until: instantOf(until),
        publicKey,
        isAuthority: isAuthority(extensions),
        signsLists: signsLists(extensions),
        purposes: purposesIn(extensions),
        signed: signed.whole,
        algorithm: algorithmOf(algorithm),
        signature: bitsOf(signature),
    };
};
/** Certificates of a PEM file, in its order. */
const certificatesOfPem = (text) => [...text.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\\s]+)-----END CERTIFICATE-----/g)].map(([, base64 = '']) => readCertificate(Uint8Array.from(atob(base64.replace(/\\s/g, '')), (sign) => sign.charCodeAt(0))));
const pemOf = (der) => {
    const base64 = btoa(Array.from(der, (byte) => String.fromCharCode(byte)).join(''));
    return \`-----BEGIN CERTIFICATE-----\\n\${(base64.match(/.{1,64}/g) ?? []).join('\\n')}\\n-----END CERTIFICATE-----\\n\`;
};
const rsa = 'RSASSA-PKCS1-v1_5';
const algorithms = {
    '1.2.840.113549.1.1.11': { name: rsa, hash: 'SHA-256' },
    '1.2.840.113549.1.1.12': { name: rsa, hash: 'SHA-384' },
    '1.2.840.113549.1.1.13': { name: rsa, hash: 'SHA-512' },
    '1.2.840.10045.4.3.2': { name: 'ECDSA', hash: 'SHA-256' },
    '1.2.840.10045.4.3.3': { name: 'ECDSA', hash: 'SHA-384' },
    '1.2.840.10045.4.3.4': { name: 'ECDSA', hash: 'SHA-512' },
};
const curves = {
    '1.2.840.10045.3.1.7': { namedCurve: 'P-256', bytes: 32 },
    '1.3.132.0.34': { namedCurve: 'P-384', bytes: 48 },
    '1.3.132.0.35': { namedCurve: 'P-521', bytes: 66 },
};
/** The two numbers of an ECDSA signature, side by side, as browsers want them. */
const sideBySide = (signature, bytes) => {
    const both = new Uint8Array(bytes * 2);
    for (const [index, part] of partsOf(firstElement(signature)).entries()) {
        const number = contentOf(part, tags.integer);
        const digits = number[0] === 0 ? number.subarray(1) : number;
        both.set(digits, bytes * (index + 1) - digits.length);
    }
    return both;
};
/** Whether the key of this certificate has signed these bytes. Throws for an algorithm that we don't know. */
const hasSigned = async ({ publicKey }, algorithm, bytes, signature) => {
    const by = algorithms[algorithm];
    if (!by)
        throw new Error(\`the algorithm \${algorithm} is not known\`);
    if (by.name === rsa) {
        const key = await crypto.subtle.importKey('spki', publicKey.whole, by, false, ['verify']);
        return crypto.subtle.verify(by, key, signature, bytes);
    }
    const curve = curves[objectIdentifierOf(partsOf(partsOf(publicKey)[0])[1])];
    if (!curve)
        throw new Error('a curve that is not known');
    const key = await crypto.subtle.importKey('spki', publicKey.whole, { ...by, ...curve }, false, ['verify']);
    return crypto.subtle.verify(by, key, sideBySide(signature, curve.bytes), bytes);
};
const mostLinks = 5;
/** The certificate that has signed this one. Several may have its issuer's name: it is the one whose key it was. */
const issuerOf = async ({ issuer, algorithm, signed, signature }, among) => {
    for (const one of among)
        if (one.isAuthority && sameBytes(one.subject, issuer) && (await hasSigned(one, algorithm, signed, signature)))
            return one;
    return undefined;
};
/**
 * From this certificate to a root that signs itself, each link in force at that instant and signed by the next one; null
 * where there is no such way.
 */
const chainFrom = async (leaf, among, at) => {
    const chain = [];
    for (let link = leaf; link && chain.length < mostLinks;) {
        if (at < link.from || at > link.until)
            return null;
        chain.push(link);
        const isRoot = sameBytes(link.subject, link.issuer);
        const next = await issuerOf(link, isRoot ? [link] : among);
        if (isRoot)
            return next ? chain : null;
        link = next;
    }
    return null;
};

const attributeTypes = {
    contentType: '1.2.840.113549.1.9.3',
    messageDigest: '1.2.840.113549.1.9.4',
    signingTime: '1.2.840.113549.1.9.5',
    /** RFC 2634, by SHA-1: many authorities still write it. */
    signingCertificateOld: '1.2.840.113549.1.9.16.2.12',
    signingCertificate: '1.2.840.113549.1.9.16.2.47',
    timeStampToken: '1.2.840.113549.1.9.16.2.14',
};
const signedDataType = '1.2.840.113549.1.7.2';
const plainRsa = '1.2.840.113549.1.1.1';
/** The hashes, and how an RSA signature is called that is said to be of its key alone. */
const knownHashes = {
    '2.16.840.1.101.3.4.2.1': { hash: 'SHA-256', rsa: '1.2.840.113549.1.1.11' },
    '2.16.840.1.101.3.4.2.2': { hash: 'SHA-384', rsa: '1.2.840.113549.1.1.12' },
    '2.16.840.1.101.3.4.2.3': { hash: 'SHA-512', rsa: '1.2.840.113549.1.1.13' },
};
/** Throws what doesn't hold. */
const mustBe = (holds, otherwise) => {
    if (!holds)
        throw new Error(otherwise);
};
const isNumber = (element, number) => {
    const content = contentOf(element, tags.integer);
    return content.length === 1 && content[0] === number;
};
/** Attributes by their types. Throws where one has several values, or comes twice. */
const attributesOf = (elements) => {
    const found = new Map();
    for (const attribute of elements) {
        const [type, values] = partsOf(attribute);
        const [value, ...more] = partsOf(values, tags.set);
        const name = objectIdentifierOf(type);
        if (!value || more.length > 0 || found.has(name))
            throw new Error('an attribute of several values');
        found.set(name, value);
    }
    return found;
};
/** Whether the signed attributes name exactly this certificate (RFC 5035): another one of the same key doesn't do. */
const namesCertificate = async (attributes, { der }) => {
    const old = attributes.get(attributeTypes.signingCertificateOld);
    const value = attributes.get(attributeTypes.signingCertificate);
    const [first] = partsOf(partsOf(value ?? old)[0]);
    const said = partsOf(first);
    const digest = contentOf(said.find(({ tag }) => tag === tags.octetString), tags.octetString);
    if (!value)
        return sameBytes(digest, new Uint8Array(await crypto.subtle.digest('SHA-1', der)));
    const hash = said[0]?.tag === tags.sequence ? knownHashes[algorithmOf(said[0])]?.hash : 'SHA-256';
    if (!hash)
        throw new Error('another hash');
    return sameBytes(digest, new Uint8Array(await crypto.subtle.digest(hash, der)));
};
/**
 * Reads signed data of one signer and one spelling, and checks its signature: whether its certificate leads anywhere, and
 * whether the digest is that of what was signed, is for the caller to say. Throws where anything doesn't hold.
 */
const readSignedData = async (cms, { type, version }) => {
    const [kind, wrapped, ...behind] = partsOf(cms);
    mustBe(objectIdentifierOf(kind) === signedDataType && behind.length === 0, 'no signed data');
    const [whole, ...beside] = partsOf(wrapped, tags.context(0));
    const [number, digests, encapsulated, embedded, signers, ...more] = partsOf(whole);
    mustBe(isNumber(number, version) && beside.length + more.length === 0, 'another version');
    const [contentType, brought, ...rest] = partsOf(encapsulated);
    mustBe(objectIdentifierOf(contentType) === type && rest.length === 0, 'another content');
    const contents = brought ? partsOf(brought, tags.context(0)) : [];
    mustBe(contents.length <= 1, 'several contents');
    const certificates = partsOf(embedded, tags.context(0)).map((one) => readCertificate(one.whole));
    const [signer, ...others] = partsOf(signers, tags.set);
    mustBe(others.length === 0, 'several signers');
    const [signerVersion, about, hash, attributes, algorithm, signature, unsigned, ...last] = partsOf(signer);
    mustBe(isNumber(signerVersion, 1) && last.length === 0, 'another version');
    const hashType = algorithmOf(hash);
    const known = knownHashes[hashType];
    if (!known || partsOf(digests, tags.set).map(algorithmOf).join() !== hashType)
        throw new Error('another hash');
    const [issuer, serial, ...elsewhere] = partsOf(about);
    const own = certificates.find((one) => issuer && sameBytes(one.issuer, issuer.whole) && sameBytes(one.serial, contentOf(serial, tags.integer)));
    if (!own || elsewhere.length > 0 || attributes?.tag !== tags.context(0))
        throw new Error('the certificate is missing');
    const signed = attributes.whole.slice();
    // They are signed as a set, and stand there as the first part that may be left out.
    signed[0] = tags.set;
    const by = algorithmOf(algorithm);
    const value = contentOf(signature, tags.octetString);
    mustBe(await hasSigned(own, by === plainRsa ? known.rsa : by, signed, value), 'the signature does not hold');
    const values = attributesOf(partsOf(attributes, tags.context(0)));
    mustBe(objectIdentifierOf(values.get(attributeTypes.contentType)) === type, 'another content');
    mustBe(await namesCertificate(values, own), 'it is bound to another certificate');
    return {
        content: contents[0] ? contentOf(contents[0], tags.octetString) : null,
        hash: known.hash,
        digest: hexOf(contentOf(values.get(attributeTypes.messageDigest), tags.octetString)),
        attributes: values,
        signer: own,
        certificates,
        signature: value,
        unsigned,
    };
};

const tstInfoType = '1.2.840.113549.1.9.16.1.4';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const imprintHash = '2.16.840.1.101.3.4.2.1';
/** The digits of a number, without the zeros before them. */
const digitsOf = (element) => hexOf(contentOf(element, tags.integer)).replace(/^(00)+(?=.)/, '');
/** Reads the statement itself (TSTInfo). The signature is over all of it. */
const readStatement = (content) => {
    const [statement, ...behind] = elementsIn(content);
    const [version, policy, imprint, serial, at, ...optional] = partsOf(statement);
    mustBe(isNumber(version, 1) && behind.length === 0, 'another version');
    mustBe(policy?.tag === tags.objectIdentifier && serial?.tag === tags.integer, 'no time stamp');
    const [algorithm, digest, ...more] = partsOf(imprint);
    mustBe(algorithmOf(algorithm) === imprintHash && more.length === 0, 'another hash');
    mustBe(at?.tag === tags.generalizedTime, 'no time');
    const nonce = optional.find(({ tag }) => tag === tags.integer);
    return {
        at: instantOf(at),
        imprint: hexOf(contentOf(digest, tags.octetString)),
        nonce: nonce ? digitsOf(nonce) : null,
    };
};
/** The signed data of a token, its statement and the signer's right to make it: all but the way to a root. */
const readToken = async (token) => {
    const data = await readSignedData(token, { type: tstInfoType, version: 3 });
    if (!data.content)
        throw new Error('it does not bring its statement along');
    const digest = hexOf(new Uint8Array(await crypto.subtle.digest(data.hash, data.content)));
    mustBe(digest === data.digest, 'the statement was changed');
    const { purposes } = data.signer;
    const isForTime = purposes?.critical === true && purposes.types.join() === timeStamping;
    mustBe(isForTime, 'the certificate is not one for time stamps alone');
    return { ...data, ...readStatement(data.content) };
};
/**
 * Reads a time-stamp token and checks all of it: its signature over its statement, that its certificate is for time stamps alone
 * and leads to a root that it brings along, each in force at the time that it confirms. It may hold nothing beside what is checked,
 * so that no byte of it can differ. Throws where anything doesn't hold.
 */
const readTimestamp = async (token) => {
    const { signer, certificates, at, imprint, nonce, unsigned } = await readToken(token);
    const chain = await chainFrom(signer, certificates, at);
    if (!chain)
        throw new Error('its certificate leads to no root');
    const isNeeded = (one) => chain.some(({ der }) => sameBytes(der, one.der));
    mustBe(certificates.length === chain.length && certificates.every(isNeeded) && !unsigned, 'more than is checked');
    return { at, imprint, nonce, chain };
};
/** What people are told of it. */
const confirmedTimeOf = async ({ at, chain }) => ({
    at: at.toISOString(),
    by: chain[0]?.organisation ?? '',
    root: await digestOf(chain.at(-1)?.der ?? new Uint8Array()),
});
/** The token of a file's bytes alone, and nothing behind it. */
const tokenIn = (bytes) => {
    const token = firstElement(bytes);
    mustBe(token.whole.length === bytes.length, 'something behind the token');
    return token;
};

const dataType = '1.2.840.113549.1.7.1';
/** One hexadecimal text between angle brackets, in one spelling. */
const contents = /^<(?:(?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;
const textOf = (bytes) => new TextDecoder('latin1').decode(bytes);
/** Dates of a PDF (ISO 32000-2, 7.9.4), down to the second. */
const pdfDate = /D:(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(?:([+-]\\d\\d)'(\\d\\d))?/;
/** The instant of a PDF's date; null where it is none. */
const claimedInstantIn = (text) => {
    const [, year, month, day, hour, minute, second, aside = '+00', more = '00'] = pdfDate.exec(text) ?? [];
    const instant = new Date(\`\${year}-\${month}-\${day}T\${hour}:\${minute}:\${second}\${aside}:\${more}\`);
    return Number.isNaN(instant.getTime()) ? null : instant;
};
/**
 * When a seal was made, as its dictionary says, where PAdES wants it (ETSI EN 319 142-1, 6.3). Ours has it right behind the seal, so that
 * no text of a document can be taken for it; of others' it may stand on either side.
 */
const claimedIn = (text, [length, next]) => {
    const behind = text.slice(next, text.indexOf('endobj', next));
    const before = text.slice(text.lastIndexOf(' obj', length), length);
    const [said] = /\\/M\\s*\\([^)]{0,30}\\)/.exec(\`\${behind}\${before}\`) ?? [''];
    return claimedInstantIn(said);
};
/** The ranges of all seals: each leaves out nothing but the seal itself. */
const rangesIn = (bytes, text) => [...text.matchAll(/\\/ByteRange\\s*\\[\\s*(\\d+)\\s+(\\d+)\\s+(\\d+)\\s+(\\d+)\\s*\\]/g)].flatMap((match) => {
    const [start = -1, length = 0, next = 0, rest = 0] = match.slice(1).map(Number);
    if (start !== 0 || length <= 0 || next <= length || next > bytes.length)
        return [];
    return contents.test(text.slice(length, next)) ? [[length, next, next + rest]] : [];
});
/** Where the seals of a file stand: the first byte of each, and the first behind it. */
const sealPlacesIn = (bytes) => rangesIn(bytes, textOf(bytes)).map(([length, next]) => [length, next]);
/** The time that an authority confirms of this signature (RFC 3161, appendix A). Throws where anything doesn't hold. */
const timeIn = async (unsigned, signature) => {
    const values = attributesOf(partsOf(unsigned, tags.context(1)));
    const token = values.get(attributeTypes.timeStampToken);
    if (!token || values.size > 1)
        throw new Error('something else beside the signature');
    const time = await readTimestamp(token);
    mustBe(time.imprint === (await digestOf(signature)), 'the time of another signature');
    return time;
};
/** Reads the seal itself (CMS, RFC 5652) and checks all of it but the file's own bytes. Throws where anything doesn't hold. */
const trusted = async (text, claimed) => {
    const bytes = fromHex(text.slice(1, -1));
    const cms = firstElement(bytes);
    mustBe(bytes.subarray(cms.whole.length).every((byte) => byte === 0), 'something behind the seal');
    const { content, hash, digest, attributes, signer, certificates, signature, unsigned } = await readSignedData(cms, {
        type: dataType,
        version: 1,
    });
    mustBe(content === null, 'it brings its content along');
    mustBe(hash === 'SHA-256', 'another hash');
    const signingTime = attributes.get(attributeTypes.signingTime);
    const at = signingTime ? instantOf(signingTime) : null;
    const time = unsigned ? await timeIn(unsigned, signature).catch(() => null) : null;
    // What it claims is its own word: where somebody else confirms a time, the certificate has to be in force at that one.
    const chain = await chainFrom(signer, certificates, time?.at ?? at ?? claimed ?? new Date());
    if (!chain)
        throw new Error('its certificate leads to no root');
    return { digest, at, chain, time, isTimeBroken: unsigned !== undefined && time === null };
};
const damaged = (length) => ({
    ...{ state: 'damaged', length, at: null, time: null, timeChain: [], by: '', chain: [] },
});
const read = async (bytes, text, range) => {
    const [length, next, end] = range;
    const claimed = claimedIn(text, range);
    let seal;
    try {
        seal = await trusted(text.slice(length, next), claimed);
    }
    catch {
        // Whatever stands there, it is no seal that holds: which of its parts is broken tells a person nothing.
        return damaged(end);
    }
    // Whose it is stays known.
    if (seal.isTimeBroken)
        return { ...damaged(end), by: seal.chain[0]?.name ?? '', chain: seal.chain };
    const covered = new Uint8Array(length + Math.max(0, Math.min(end, bytes.length) - next));
    covered.set(bytes.subarray(0, length));
    covered.set(bytes.subarray(next, end), length);
    const isSame = end <= bytes.length && (await digestOf(covered)) === seal.digest;
    const state = !isSame ? 'changed' : end < bytes.length ? 'continued' : 'whole';
    const time = seal.time && (await confirmedTimeOf(seal.time));
    return {
        ...{ state, length: end, at: (seal.at ?? (isSame ? claimed : null))?.toISOString() ?? null },
        ...{ time, timeChain: seal.time?.chain ?? [] },
        ...{ by: seal.chain[0]?.name ?? '', chain: seal.chain },
    };
};
/**
 * Reads every PAdES seal of a file, in their order, with the browser's own cryptography and without a network. Whether a
 * chain's root is one to be trusted is for the caller to say. Never throws for what a file may hold.
 */
const sealsIn = async (bytes) => {
    const text = textOf(bytes);
    const ranges = rangesIn(bytes, text);
    const found = [];
    for (const range of ranges)
        found.push(await read(bytes, text, range));
    const hasTraces = text.includes('/ByteRange') || text.includes('ETSI.CAdES.detached');
    return found.length === 0 && hasTraces ? [damaged(null)] : found;
};
/** The root that a seal leads to, by the SHA-256 of its certificate; null where there is none. */
const rootOf = async ({ chain }) => {
    const root = chain.at(-1);
    return root ? digestOf(root.der) : null;
};

/**
 * What is critical in a list changes what the rest of it means: that it is a part of a list, or the changes to another one, or
 * names certificates of others. Such a list says nothing to us.
 */
const refuseCritical = (extensions) => {
    for (const one of eachPartOf(extensions)) {
        const [, critical] = eachPartOf(one);
        mustBe(!isTrue(critical), 'it is not a whole list of its issuer alone');
    }
};
const serialOf = (entry) => {
    const [serial, , extensions] = eachPartOf(entry);
    if (extensions)
        refuseCritical(extensions);
    return hexOf(contentOf(serial, tags.integer));
};
const serialsIn = (entries) => {
    const found = new Set();
    for (const entry of eachPartOf(entries))
        found.add(serialOf(entry));
    return found;
};
/**
 * Reads a list, DER. Throws for what is none, or not a whole one. Part by part: a list may name a hundred thousand, and one that
 * somebody has made to harm is given up where it is none.
 */
const readRevocationList = (der) => {
    const list = firstElement(der);
    const [signed, algorithm, signature, rest] = eachPartOf(list);
    if (!signed || !algorithm || rest || list.whole.length < der.length)
        throw new Error('it is no list');
    const [version, inner, issuer, from, until, first, second, more] = eachPartOf(signed);
    mustBe(isNumber(version, 1) && !more, 'another version');
    if (!issuer || !inner || !sameBytes(inner.whole, algorithm.whole))
        throw new Error('a list of two algorithms');
    const entries = [first, second].find((one) => one?.tag === tags.sequence);
    const extensions = [first, second].find((one) => one?.tag === tags.context(0));
    if (extensions)
        refuseCritical(firstElement(extensions.content));
    return {
        der,
        issuer: issuer.whole,
        from: instantOf(from),
        until: instantOf(until),
        revoked: entries ? serialsIn(entries) : new Set(),
        signed: signed.whole,
        algorithm: algorithmOf(algorithm),
        signature: bitsOf(signature),
    };
};
/** Whether it is this certificate's own list. Throws for an algorithm that we don't know. */
const isListBy = async (list, issuer) => issuer.isAuthority &&
    issuer.signsLists &&
    sameBytes(list.issuer, issuer.subject) &&
    (await hasSigned(issuer, list.algorithm, list.signed, list.signature));
const isInDate = ({ from, until }, at) => from <= at && at < until;
const isListOf = (list, issuer) => isListBy(list, issuer).catch(() => false);
const standingsIn = async (chain, lists, at) => {
    const found = [];
    for (const [index, certificate] of chain.slice(0, -1).entries()) {
        const issuer = chain[index + 1] ?? certificate;
        const own = [];
        for (const list of lists)
            if (isInDate(list, at) && (await isListOf(list, issuer)))
                own.push(list);
        const naming = own.find(({ revoked }) => revoked.has(hexOf(certificate.serial)));
        found.push({ certificate, list: naming ?? own[0] ?? null, isRevoked: naming !== undefined });
    }
    return found;
};
/**
 * What these lists say of each certificate of these chains but their roots, at that instant: those that are its issuer's and in date.
 * One that names it counts before one that doesn't.
 */
const standingsOf = async (chains, lists, at) => (await Promise.all(chains.map((chain) => standingsIn(chain, lists, at)))).flat();

/**
 * How much of a store is read, from its end: what stands before that, and whatever is longer, says nothing. A seal and its time need
 * eight lists at most, and none of more than 4 MB is put there.
 */
const most = { lists: 32, listBytes: 4 * 1024 * 1024, bytes: 32 * 1024 * 1024 };
/** Where the newest object of this number begins, in the spelling of who seals; -1 where there is none. */
const beginOf = (text, reference) => {
    const begin = \`\${reference} obj\\n\`;
    let at = text.lastIndexOf(begin);
    while (at > 0 && !/[\\r\\n]/.test(text.charAt(at - 1)))
        at = text.lastIndexOf(begin, at - 1);
    return at;
};
/** What stands in an object that is no stream. */
const objectIn = (text, reference) => {
    const at = reference === undefined ? -1 : beginOf(text, reference);
    const end = text.indexOf('endobj', at);
    return at < 0 || end < 0 ? '' : text.slice(at, end);
};
/** The number of the object that a name stands for. */
const referenceOf = (name, text) => /^ (\\d{1,10} \\d{1,5}) R/.exec(text.slice(text.lastIndexOf(name)).slice(name.length))?.[1];
/** The objects that a store calls its lists. */
const listedIn = (store) => {
    const begin = store.indexOf('/CRLs [');
    const end = store.indexOf(']', begin);
    const all = begin < 0 || end < 0 ? '' : store.slice(begin, end);
    return [...all.matchAll(/(\\d{1,10} \\d{1,5}) R/g)].map(([, reference = '']) => reference);
};
/** What a stream holds, packed or not. Throws where it is none, or holds more. */
const streamIn = async (bytes, text, reference, longest) => {
    const head = /\\d+ \\d+ obj\\n<<([^<>]{0,200})>>\\s{0,2}stream\\r?\\n/y;
    head.lastIndex = Math.max(0, beginOf(text, reference));
    const said = head.exec(text)?.[1] ?? '';
    const length = Number(/\\/Length (\\d{1,10})(?! ?\\d)/.exec(said)?.[1]);
    const end = head.lastIndex + length;
    if (!(end <= text.length && length <= longest) || said.includes('/DecodeParms'))
        throw new Error('no such stream');
    const content = bytes.subarray(head.lastIndex, end);
    if (!said.includes('/Filter'))
        return content;
    if (!said.includes('/Filter /FlateDecode'))
        throw new Error('packed in another way');
    return inflated(content, 'deflate', longest);
};
/**
 * What the document security store (ETSI EN 319 142-1, 5.4.2) of the newest revision within these bytes holds as lists of revoked
 * certificates, whatever it is. It is read in the spelling that our seals have, without the tables of the file: a list proves itself,
 * and one that isn't found says nothing. Never throws for what a file may hold.
 */
const storedLists = async (revision) => {
    const text = new TextDecoder('latin1').decode(revision);
    const catalog = objectIn(text, referenceOf('/Root', text));
    const store = objectIn(text, referenceOf('/DSS', catalog));
    const found = [];
    let left = most.bytes;
    for (const reference of new Set(listedIn(store).slice(-most.lists).reverse()))
        try {
            const list = await streamIn(revision, text, reference, Math.min(left, most.listBytes));
            left -= list.length;
            found.push(list);
        }
        catch {
            // What is no list of ours speaks for nobody.
        }
    return found;
};

const parsed = (der) => {
    try {
        return [readRevocationList(der)];
    }
    catch {
        // What is no whole list speaks for nobody.
        return [];
    }
};
/**
 * Reads the lists that the file keeps within what this seal speaks for. Whether its root is one to be trusted is for the caller to say.
 * Never throws for what a file may hold.
 */
const listsSay = async (bytes, { state, length, time, chain, timeChain }) => {
    if (!time || length === null || (state !== 'whole' && state !== 'continued'))
        return 'nothing';
    const lists = (await storedLists(bytes.subarray(0, length))).flatMap(parsed);
    const standings = await standingsOf([chain, timeChain], lists, new Date(time.at));
    if (standings.some(({ isRevoked }) => isRevoked))
        return 'revoked';
    return standings.length > 0 && standings.every(({ list }) => list !== null) ? 'unrevoked' : 'nothing';
};

/** The one JSON text of a value by RFC 8785, for what a trail holds: texts, numbers, and objects of them. */
const canonical = (value) => typeof value === 'object' && value !== null
    ? \`{\${Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => \`\${JSON.stringify(name)}:\${canonical(member)}\`)
        .join(',')}}\`
    : (JSON.stringify(value) ?? 'null');
/** The number of the first entry that was changed, removed or put in later; null where the chain holds. */
const firstBreak = async (documentId, trail) => {
    // It begins with the document's own id: a trail can't be moved to another one.
    let previous = await digestOfText(\`touchline document \${documentId}\`);
    for (const [index, { hash, ...entry }] of trail.entries()) {
        const isNext = entry.number === index + 1 && entry.previous === previous;
        if (!isNext || (await digestOfText(canonical(entry))) !== hash)
            return index + 1;
        previous = hash;
    }
    return null;
};

/** What lies in an archive of evidence, by name. */
const evidenceFiles = {
    original: 'original.pdf',
    sealed: 'sealed.pdf',
    certificate: 'certificate.pdf',
    trail: 'audit-trail.json',
    trailSignature: 'audit-trail.sig',
    certificates: 'certificates.pem',
    page: 'verify.html',
    readMe: 'README.txt',
};
const signatures = { entry: 0x02014b50, end: 0x06054b50 };
const endLength = 22;
const endOf = (view) => {
    // A comment may follow the end: it is looked for backwards.
    for (let at = view.byteLength - endLength; at >= 0; at -= 1)
        if (view.getUint32(at, true) === signatures.end)
            return at;
    throw new Error('no zip archive');
};
/** The files of a zip archive by their names, without the folders that they lie in. */
const filesOfZip = async (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = endOf(view);
    const files = new Map();
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
        if (view.getUint32(at, true) !== signatures.entry)
            throw new Error('no zip archive');
        const method = view.getUint16(at + 10, true);
        const size = view.getUint32(at + 20, true);
        const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
        const local = view.getUint32(at + 42, true);
        const nameAt = at + 46;
        const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + (nameLength ?? 0)));
        const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
        const packed = bytes.subarray(begin, begin + size);
        if (method !== 0 && method !== 8)
            throw new Error('packed in a way that is not known');
        files.set(name.split('/').at(-1) ?? name, method === 8 ? await inflated(packed, 'deflate-raw') : packed);
        at = nameAt + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    }
    return files;
};

/** Where nothing is said of places, each signer has one, in their order. */
const placesOf = ({ signers, places }) => places ?? signers.map(({ profile_id }) => ({ signers: [profile_id], needed: 1 }));
/** The place of this signer, counted from 1; 0: none. */
const placeOf = (document, profileId) => placesOf(document).findIndex(({ signers }) => signers.includes(profileId)) + 1;
const isGroup = ({ signers }) => signers.length > 1;
/** Whether others at the place are left over once enough have signed. */
const isPart = ({ signers, needed }) => needed < signers.length;
/** How a place is written in an audit trail: \`prf_a\`, or \`2 of prf_a prf_b prf_c\`. */
const placeInWords = (place) => isGroup(place) ? \`\${place.needed} of \${place.signers.join(' ')}\` : place.signers.join(' ');
const placesInWords = (places) => places.map(placeInWords).join('; ');
/** What \`placesInWords\` has written; undefined where it is something else. */
const readPlaces = (words) => {
    const places = words.split('; ').map((place) => {
        const [, needed, ids = place] = /^(\\d+) of (.+)$/.exec(place) ?? [];
        return { signers: ids.split(' '), needed: needed === undefined ? 1 : Number(needed) };
    });
    const isSound = places.every(({ signers, needed }) => needed >= 1 && needed <= signers.length && !signers.some((one) => one === ''));
    return isSound ? places : undefined;
};
/** Whether these have signed in the order of the places, nobody twice, and everywhere as many as are needed. */
const areFilledBy = (places, signed) => {
    let at = 0;
    let here = [];
    for (const by of signed) {
        const place = places[at];
        if (!place?.signers.includes(by) || here.includes(by))
            return false;
        here = [...here, by];
        if (here.length < place.needed)
            continue;
        at += 1;
        here = [];
    }
    return at === places.length;
};

/** By which hash and key the audit trail is signed: as \`openssl dgst -sha256 -verify\` reads it. */
const trailAlgorithm = '1.2.840.113549.1.1.11';
/** An instant as everybody reads it, whatever the machine's language. */
const spoken = (at) => \`\${at.slice(0, 10)}, \${at.slice(11, 19)} UTC\`;
const needed = ['original', 'sealed', 'certificate', 'trail', 'trailSignature', 'certificates'];
const finding = (holds, good, bad) => ({ holds, says: holds ? good : bad });
/** A finding, or that it could not be made: what a stranger's file may hold ends no check. */
const tried = async (what, judge) => {
    try {
        return await judge();
    }
    catch {
        return { holds: false, says: \`\${what} can’t be read.\` };
    }
};
const trailIn = (bytes) => {
    const trail = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (trail.format !== 'touchline-evidence-1')
        throw new Error('another format');
    return trail;
};
const entryOf = (trail, what) => trail?.entries.find((entry) => entry.what === what);
const sealFinding = async (name, bytes, roots) => {
    const broken = (says, root) => ({
        ...{ finding: { holds: false, says }, root, time: null, said: 'nothing' },
    });
    const seal = (await sealsIn(bytes)).at(-1);
    if (!seal)
        return broken(\`\${name} carries no seal.\`, null);
    const root = await rootOf(seal);
    const says = {
        whole: \`\${name}: the seal holds, not one byte differs. Sealed by \${seal.by}, \${spoken(seal.at ?? '')}.\`,
        continued: \`\${name}: something was put behind what was sealed.\`,
        changed: \`\${name} was changed after it was sealed.\`,
        damaged: seal.chain.length > 0
            ? \`\${name}: the confirmed time of the seal is damaged or was changed.\`
            : \`\${name}: the seal is damaged or was changed.\`,
    }[seal.state];
    const isKnown = root !== null && roots.includes(root);
    // Of a file that was changed the time of its seal says nothing.
    if (seal.state !== 'whole')
        return broken(says, root);
    if (!isKnown)
        return broken(\`\${name}: the seal leads to another root than certificates.pem.\`, root);
    const said = await listsSay(bytes, seal);
    if (said === 'revoked')
        return broken(\`\${name}: a certificate of the seal was revoked before.\`, root);
    return { finding: { holds: true, says }, root, time: seal.time, said };
};
/** A confirmation that doesn't hold breaks the seal: what is left here holds. */
const timeFinding = (time) => time && { holds: true, says: \`Time confirmed by \${time.by}, \${spoken(time.at)}.\` };
/** Said where all of them speak; a certificate that one of them names breaks the seal. */
const listsFinding = (said) => said === 'unrevoked'
    ? { holds: true, says: 'No certificate of the seal was revoked: the lists of that time are in the file.' }
    : null;
const hasSignedTrail = async (certificates, trail, signature) => {
    // A certificate that has run out since has still signed it: what counts is the day on which it began.
    for (const one of certificates.filter(({ isAuthority }) => !isAuthority))
        if ((await chainFrom(one, certificates, one.from)) && (await hasSigned(one, trailAlgorithm, trail, signature)))
            return true;
    return false;
};
const rootsAmong = (certificates) => Promise.all(certificates.filter((one) => sameBytes(one.subject, one.issuer)).map(({ der }) => digestOf(der)));
const fileFinding = async (name, bytes, expected) => finding((await digestOf(bytes)) === expected, \`\${evidenceFiles[name]} is the file that the audit trail names.\`, \`\${evidenceFiles[name]} is not the file that the audit trail names: at least one byte differs.\`);
/** Whether everybody has signed exactly this original. */
const signersFinding = async (trail, original) => {
    const signed = trail.entries.filter(({ what }) => what === 'DocumentSigned');
    const digest = await digestOf(original);
    const all = trail.signers.length;
    const same = signed.filter(({ facts }) => facts['sha256'] === digest).length;
    return finding(all > 0 && same === all && signed.length === all, \`All \${all} signers have signed exactly this original.\`, \`Only \${same} of \${all} signers have signed exactly this original.\`);
};
/** Whether the signatures are those that the sending asked for: in its order, and at each place as many as are needed. */
const orderFinding = (trail) => {
    const said = entryOf(trail, 'DocumentMadeAvailable')?.facts['places'];
    if (said === undefined)
        return null;
    const places = readPlaces(String(said));
    const signed = trail.entries.filter(({ what }) => what === 'DocumentSigned').map(({ by }) => by);
    return finding(places !== undefined && areFilledBy(places, signed), 'At each place of the order as many have signed as were needed, and no place before its turn.', 'At a place of the order others have signed than were needed.');
};
/** What is entered into a box that is ticked: \`checked\` of the policy on fields, which the page doesn't bring along. */
const ticked = 'yes';
/** How what was entered may be read: a box says whether it is ticked, and nothing is said to be that. */
const readsAs = (entered) => {
    if (entered === '')
        return ['Left empty', 'Not checked'];
    return entered === ticked ? [entered, 'Checked'] : [entered];
};
/** What somebody has signed with, by the ids of the fields; what isn't that has nothing. */
const enteredIn = (signed) => {
    try {
        return new Map(Object.entries(JSON.parse(String(signed?.facts['values'] ?? '{}'))));
    }
    catch {
        return new Map();
    }
};
/** Whether what is told of the signers' fields is what each of them has signed with; null where it isn't told which fields they are. */
const filledFinding = ({ signers, entries }) => {
    const told = signers.flatMap(({ order, filled_in = [] }) => filled_in.some(({ field }) => field !== undefined) ? [{ order, filled_in }] : []);
    if (told.length === 0)
        return null;
    const isSame = told.every(({ order, filled_in }) => {
        const entered = enteredIn(entries.find(({ what, facts }) => what === 'DocumentSigned' && facts['order'] === order));
        const fields = new Set(filled_in.map(({ field }) => field));
        return ([...entered.keys()].every((field) => fields.has(field)) &&
            filled_in.every(({ field = '', value }) => readsAs(String(entered.get(field) ?? '')).includes(value)));
    });
    return finding(isSame, 'What is said to be filled in is what was signed with.', 'What is said to be filled in differs from what was signed with.');
};
/**
 * Judges an archive of evidence as a stranger would, who has nothing but its files: without a network, and without trusting
 * the archive in more than the root that it ends in.
 */
const judgeEvidence = async (files) => {
    const missing = needed.filter((name) => !files.has(evidenceFiles[name]));
    if (missing.length > 0) {
        const findings = missing.map((name) => ({ holds: false, says: \`\${evidenceFiles[name]} is missing.\` }));
        return { holds: false, findings, trail: null, root: null, time: null };
    }
    const of = (name) => files.get(evidenceFiles[name]) ?? new Uint8Array();
    const findings = [];
    const add = async (name, judge) => {
        findings.push(await tried(evidenceFiles[name], judge));
    };
    let certificates = [];
    let roots = [];
    await add('certificates', async () => {
        certificates = certificatesOfPem(new TextDecoder().decode(of('certificates')));
        roots = await rootsAmong(certificates);
        return finding(roots.length > 0, \`The certificates lead to \${roots.length === 1 ? 'one root' : \`\${roots.length} roots\`}.\`, 'The certificates lead to no root.');
    });
    let root = null;
    let time = null;
    let said = 'nothing';
    await add('sealed', async () => {
        const judged = await sealFinding(evidenceFiles.sealed, of('sealed'), roots);
        ({ root, time, said } = judged);
        return judged.finding;
    });
    findings.push(...[timeFinding(time), listsFinding(said)].filter((one) => one !== null));
    await add('certificate', async () => (await sealFinding(evidenceFiles.certificate, of('certificate'), roots)).finding);
    await add('sealed', () => finding(sameBytes(of('sealed').subarray(0, of('original').length), of('original')), 'The sealed file begins with the original, byte by byte.', 'The sealed file does not begin with this original.'));
    let trail = null;
    await add('trail', async () => {
        const read = trailIn(of('trail'));
        const broken = await firstBreak(read.document.id, read.entries);
        trail = read;
        return finding(broken === null && read.entries.length > 0, \`All \${read.entries.length} entries of the audit trail hold together.\`, \`Entry \${broken ?? 1} of the audit trail was changed, removed or put in later.\`);
    });
    await add('trailSignature', async () => finding(await hasSignedTrail(certificates, of('trail'), of('trailSignature')), 'The audit trail is signed with a certificate of certificates.pem.', 'The signature of the audit trail does not hold: at least one byte differs.'));
    const completed = entryOf(trail, 'DocumentCompleted');
    await add('original', () => fileFinding('original', of('original'), entryOf(trail, 'DocumentFileAttached')?.facts['sha256']));
    await add('sealed', () => fileFinding('sealed', of('sealed'), completed?.facts['sealed_sha256']));
    await add('certificate', () => fileFinding('certificate', of('certificate'), completed?.facts['certificate_sha256']));
    await add('trail', () => {
        if (!trail)
            throw new Error('no trail');
        return signersFinding(trail, of('original'));
    });
    const ordered = trail && orderFinding(trail);
    if (ordered)
        findings.push(ordered);
    const filled = trail && filledFinding(trail);
    if (filled)
        findings.push(filled);
    return { holds: findings.every(({ holds }) => holds), findings, trail, root, time };
};

/**
 * The script of the page in an archive. \`npm run evidence-page\` puts it, after the code that it imports, into one page that needs
 * no other file.
 */
const answer = document.getElementById('answer');
const input = document.getElementById('files');
const drop = document.getElementById('drop');
/** Texts are set as texts: what a stranger's archive says is never read as markup. */
const made = (tag, text, className = '') => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    return element;
};
const within = (parent, ...children) => {
    parent.append(...children);
    return parent;
};
const signersList = ({ signers, not_needed = [] }) => within(document.createElement('dl'), ...signers.map(({ order, number = String(order), name, address, signed_as, signed_at }) => within(document.createElement('div'), made('dt', \`\${number}. \${name}\`), made('dd', \`\${signed_as}. \${address}. Signed \${spoken(signed_at)}.\`))), ...not_needed.map(({ number, name, asked_as }) => within(document.createElement('div'), made('dt', \`\${number}. \${name}\`), made('dd', \`\${asked_as}. Asked as well, and not needed: enough others have signed.\`))));
const show = ({ holds, findings, trail, root, time }) => {
    const bad = findings.filter((finding) => !finding.holds).length;
    const list = within(document.createElement('ul'), ...findings.map((finding) => within(made('li', '', finding.holds ? 'yes' : 'no'), made('b', finding.holds ? '✓ Holds' : '✗ Broken'), made('span', finding.says))));
    answer?.replaceChildren(made('h2', holds ? 'Everything holds' : 'This evidence does not hold', holds ? 'yes' : 'no'), made('p', holds ? (trail?.document.title ?? '') : \`\${bad} of \${findings.length} checks failed.\`), list, ...(trail && holds ? [made('h3', 'Who signed'), signersList(trail)] : []), ...(root
        ? [
            made('h3', 'Who stands behind the seal'),
            made('p', 'The seal leads to the root certificate with this SHA-256. Compare it with the one on Touchline’s page “Was this PDF sealed here?”.'),
            made('code', root),
        ]
        : []), ...(time
        ? [
            made('h3', 'Who confirms the time'),
            made('p', \`\${time.by}, \${spoken(time.at)}. This leads to the root certificate with the SHA-256 below. Compare it with the one that \${time.by} publishes.\`),
            made('code', time.root),
        ]
        : []));
};
const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());
const take = async (given) => {
    if (given.length === 0)
        return;
    answer?.replaceChildren(made('p', 'Checking …'));
    try {
        const files = new Map();
        for (const file of given)
            if (file.name.toLowerCase().endsWith('.zip'))
                for (const [name, bytes] of await filesOfZip(await bytesOf(file)))
                    files.set(name, bytes);
            else
                files.set(file.name, await bytesOf(file));
        show(await judgeEvidence(files));
    }
    catch {
        answer?.replaceChildren(made('h2', 'This could not be read', 'no'), made('p', 'It is no archive of evidence, or it was damaged on its way.'));
    }
};
document.getElementById('choose')?.addEventListener('click', () => input?.click());
input?.addEventListener('change', () => void take([...(input.files ?? [])]));
for (const type of ['dragover', 'dragleave', 'drop'])
    document.addEventListener(type, (event) => {
        event.preventDefault();
        drop?.classList.toggle('over', type === 'dragover');
        if (type === 'drop')
            void take([...(event.dataTransfer?.files ?? [])]);
    });
}
</script>
</body>
</html>
`;
