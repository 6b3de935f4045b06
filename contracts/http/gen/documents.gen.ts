// Generated from http/openapi/documents.yaml by `npm run contracts`.
export interface paths {
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s documents */
        get: operations["listDocuments"];
        put?: never;
        /** A draft of an own document; its file and its signers follow */
        post: operations["draftDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document with signers, files and trail */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /** Throws an own draft away, with its file */
        delete: operations["discardDocument"];
        options?: never;
        head?: never;
        /** Changes title, message and deadline of an own draft */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/documents/{document_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The file of an own draft: PDF, at most 20 MB and 200 pages; another one takes its place */
        put: operations["uploadDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which fields stand on the pages of an own draft, and who fills them in: all of them */
        put: operations["placeFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/known-signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oneself, then people with whom one has signed, the newest first */
        get: operations["listKnownSigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts somebody at the end of the order of an own draft: by the address of the account, or one who is known */
        post: operations["addSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signers/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of the order of an own draft */
        delete: operations["removeSigner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says in which order the signers of an own draft sign, and who of them at the same place */
        put: operations["orderSigners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names somebody who gets the sealed document and doesn’t sign it: found as a signer is */
        post: operations["addCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/copies/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of those who get an own draft once it is sealed */
        delete: operations["removeCopy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an own draft: the first signer is told, and nothing of it changes any more */
        post: operations["sendDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects an own document that was sent and that not everybody has signed: it ends, and a draft has all that it had */
        post: operations["correctDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps an own document as a template: its file, order and fields, with a role in the place of each signer and of who gets a copy */
        post: operations["makeTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own templates and those that colleagues of the club share, by title */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /** Deletes a template; documents that were made from it stay */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /** Changes what a template says about its documents, and whether the club shares it */
        patch: operations["changeTemplate"];
        trace?: never;
    };
    "/document-templates/{template_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a template */
        get: operations["downloadTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft with all that a template keeps, and somebody in each role that signs; who gets a copy may be nobody */
        post: operations["useTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty file of lines for a template: the heading, and a line as an example */
        get: operations["downloadLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/lines/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a file of lines is read, line by line; nothing is sent, and nobody is looked up */
        post: operations["checkLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a document of its own to the people of each line; each line is accounted for */
        post: operations["beginSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own sendings, the newest first */
        get: operations["listSendings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-sendings/{sending_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sending, with what became of each line */
        get: operations["getSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contract-wordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wordings of the employment contract, by language, the newest first */
        get: operations["listContractWordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contract-wordings/{language}/{version}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sample contract in this wording, marked as one */
        get: operations["previewContractWording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/at-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member’s home shows of documents: to sign, signed by others next, and waiting for their seal */
        get: operations["documentsAtHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document as it was made */
        get: operations["downloadOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sealed document with all signatures */
        get: operations["downloadSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate of evidence */
        get: operations["downloadCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that proves the document, in one archive with a page that verifies it offline */
        get: operations["downloadEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several documents in one archive, each as far as it is: sealed, or as it was made */
        get: operations["downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sealed-files/{fingerprint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a file with this SHA-256 was sealed here, for whoever has the file */
        get: operations["checkSealedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signatures/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether nothing but the password stands between this person and a signature: asked before it is */
        post: operations["checkSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs as the current signer */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines to sign, with a reason */
        post: operations["declineDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a document, by its author */
        post: operations["voidDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reminds those whose turn it is, by the author: each of them once a day */
        post: operations["remindSigners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document that a guest’s link is for */
        get: operations["getGuestDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the document as it was made */
        get: operations["downloadGuestOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the sealed document with all signatures */
        get: operations["downloadGuestSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the certificate of evidence */
        get: operations["downloadGuestCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, all that proves the document, in one archive */
        get: operations["downloadGuestEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/signatures/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether nothing but the code stands between a guest and a signature: asked before it is judged */
        post: operations["checkGuestSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs as the guest whose turn it is */
        post: operations["signAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines to sign, as a guest, with a reason */
        post: operations["declineAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest documents that a person’s profiles sign or have written, as staff may know them */
        get: operations["listDocumentsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many contracts were completed: 7 or 14 days, 12 weeks or 12 months, this one last */
        get: operations["signaturePulse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents whose seal has failed several times */
        get: operations["listStuckSeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{document_id}/seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a stuck seal again now */
        post: operations["retrySeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: date-time */
        Instant: string;
        /** @enum {string} */
        DocumentStatus: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
        Id: string;
        Signature: {
            /** @constant */
            kind: "typed";
            text: string;
        } | {
            /** @constant */
            kind: "drawn";
            path: string;
        };
        FilledIn: {
            version: string;
            values: {
                field: string;
                value: string;
            }[];
        };
        Document: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            title: string;
            status: components["schemas"]["DocumentStatus"];
            author_name: string;
            is_author: boolean;
            your_turn: boolean;
            signers: components["schemas"]["PartySigner"][];
            places: components["schemas"]["SigningPlace"][];
            expires_at: components["schemas"]["Instant"] | null;
            updated_at: components["schemas"]["Instant"];
            offer_id: components["schemas"]["Id"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
            copies: components["schemas"]["CopyReader"][];
            may_remind: boolean;
            may_correct: boolean;
            corrects: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            correction_id: components["schemas"]["Id"] | null;
            sha256: string | null;
            sealed_sha256: string | null;
            message: string;
            sign_until: components["schemas"]["Instant"] | null;
            version: string | null;
            fields: components["schemas"]["SigningField"][];
            fields_version: string | null;
            reason: string | null;
            wording: components["schemas"]["ContractWording"] | null;
            files: {
                original: components["schemas"]["FileState"];
                signed: components["schemas"]["FileState"];
                certificate: components["schemas"]["FileState"];
                evidence: components["schemas"]["FileState"];
            };
            trail: {
                at: components["schemas"]["Instant"];
                what: string;
                by: string | null;
            }[];
        };
        PartySigner: {
            order: number;
            place: number;
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            /** @enum {string} */
            status: "waiting" | "current" | "signed" | "declined" | "not-needed";
            signed_at: components["schemas"]["Instant"] | null;
            reminded_at: components["schemas"]["Instant"] | null;
            is_you: boolean;
            evidence: components["schemas"]["SignerEvidence"] | null;
        };
        SignerEvidence: {
            /** @enum {string} */
            kind: "typed" | "drawn";
            address: string | null;
            mark: string;
            /** @enum {string} */
            proof: "password" | "mailed-code";
            network: string;
            device: {
                browser: string;
                system: string;
            } | null;
            sha256: string;
        };
        SigningPlace: {
            place: number;
            needed: number;
            of: number;
            signed: number;
        };
        ClubTeam: {
            team_id: string;
            club_id: string;
            club_name: string;
            club_short_name: string;
            team_name: string;
            country: string;
            gender?: components["schemas"]["Gender"];
            /** @enum {string} */
            sport?: "football";
            level?: string;
        };
        /** @enum {string} */
        Gender: "female" | "male";
        /** Format: date */
        CalendarDate: string;
        CopyReader: {
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            is_you: boolean;
        };
        SigningField: {
            id: string;
            /** @enum {string} */
            kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
            signer: components["schemas"]["Id"];
            order: number;
            is_you: boolean;
            page: number;
            left: number;
            top: number;
            width: number;
            height: number;
            required: boolean;
            label: string;
            value: string | null;
        };
        ContractWording: {
            language: string;
            version: string;
        };
        FileState: {
            available: boolean;
            error: string | null;
            message: string | null;
        };
        DocumentRow: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            title: string;
            status: components["schemas"]["DocumentStatus"];
            author_name: string;
            is_author: boolean;
            your_turn: boolean;
            signers: components["schemas"]["Signer"][];
            places: components["schemas"]["SigningPlace"][];
            expires_at: components["schemas"]["Instant"] | null;
            updated_at: components["schemas"]["Instant"];
            offer_id: components["schemas"]["Id"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
        };
        Signer: {
            order: number;
            place: number;
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            /** @enum {string} */
            status: "waiting" | "current" | "signed" | "declined" | "not-needed";
            signed_at: components["schemas"]["Instant"] | null;
            reminded_at: components["schemas"]["Instant"] | null;
            is_you: boolean;
        };
        SidesPageMeta: {
            next_cursor: string | null;
            total?: number;
            mine: number;
            stale?: boolean;
        };
        ReadMeta: {
            stale?: boolean;
        };
        DocumentTemplate: {
            id: components["schemas"]["Id"];
            title: string;
            message: string;
            signing_days: number;
            shared: boolean;
            owner_name: string;
            is_owner: boolean;
            may_change: boolean;
            pages: number;
            fields: components["schemas"]["TemplateField"][];
            roles: components["schemas"]["TemplateRole"][];
            places: {
                place: number;
                needed: number;
                of: number;
            }[];
            version: string;
            made_at: components["schemas"]["Instant"];
        };
        TemplateField: {
            id: string;
            /** @enum {string} */
            kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
            page: number;
            left: number;
            top: number;
            width: number;
            height: number;
            required: boolean;
            label: string;
            role: string;
        };
        TemplateRole: {
            id: string;
            name: string;
            place: number;
            is_author: boolean;
            gets_copy: boolean;
            fields: number;
        };
        Sending: {
            id: components["schemas"]["Id"];
            title: string;
            template_id: components["schemas"]["Id"];
            begun_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
            lines: number;
            sent: number;
            refused: number;
            each: components["schemas"]["SendingLine"][];
        };
        SendingLine: {
            line: number;
            /** @enum {string} */
            outcome: "waiting" | "sent" | "refused";
            signers: {
                name: string;
                email: string;
                gets_copy: boolean;
            }[];
            document_id: components["schemas"]["Id"] | null;
            document_status: components["schemas"]["DocumentStatus"] | null;
            reason: string | null;
        };
        SendingRow: {
            id: components["schemas"]["Id"];
            title: string;
            template_id: components["schemas"]["Id"];
            begun_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
            lines: number;
            sent: number;
            refused: number;
        };
        PageMeta: {
            next_cursor: string | null;
            total?: number;
            stale?: boolean;
        };
        SealedFile: {
            sealed: {
                /** @enum {string} */
                kind: "document" | "certificate";
                at: components["schemas"]["Instant"];
                signers: number;
            } | null;
            root_sha256: string;
            earlier_roots_sha256: string[];
        };
        GuestDocument: {
            title: string;
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            author_name: string;
            message: string;
            status: components["schemas"]["DocumentStatus"];
            your_turn: boolean;
            guest: {
                name: string;
                email: string;
                /** @enum {string} */
                link: "sign" | "read";
            };
            signers: {
                order: number;
                place: number;
                name: string;
                /** @enum {string} */
                role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                /** @enum {string} */
                status: "waiting" | "current" | "signed" | "declined" | "not-needed";
                signed_at: components["schemas"]["Instant"] | null;
                reminded_at: components["schemas"]["Instant"] | null;
                is_you: boolean;
                evidence: components["schemas"]["SignerEvidence"] | null;
            }[];
            copies: {
                name: string;
                /** @enum {string} */
                role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                is_you: boolean;
            }[];
            places: components["schemas"]["SigningPlace"][];
            fields: {
                id: string;
                /** @enum {string} */
                kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
                order: number;
                is_you: boolean;
                page: number;
                left: number;
                top: number;
                width: number;
                height: number;
                required: boolean;
                label: string;
                value: string | null;
            }[];
            fields_version: string | null;
            expires_at: components["schemas"]["Instant"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
            sha256: string | null;
            reason: string | null;
            wording: components["schemas"]["ContractWording"] | null;
            files: {
                original: components["schemas"]["FileState"];
                signed: components["schemas"]["FileState"];
                certificate: components["schemas"]["FileState"];
                evidence: components["schemas"]["FileState"];
            };
        };
        SignedDocument: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string;
            status: string;
            turn: ("player" | "guardian" | "agent" | "club-representative" | "coach" | "guest") | null;
            updated_at: components["schemas"]["Instant"];
        };
        Pulse: {
            from: components["schemas"]["CalendarDate"];
            count: number;
        }[];
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Done. */
        "Done.Document": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Document"];
                };
            };
        };
        /** @description Unauthenticated */
        "401.Unauthenticated": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "Unauthenticated";
                };
            };
        };
        /** @description SubscriptionRequired */
        "402.SubscriptionRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "SubscriptionRequired";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description IdempotencyKeyReused, ValidationFailed */
        "422.IdempotencyKeyReused.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "ValidationFailed";
                };
            };
        };
        /** @description TooManyRequests */
        "429.TooManyRequests": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "TooManyRequests";
                };
            };
        };
        /** @description ServerErrorException */
        "500.ServerErrorException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ServerErrorException";
                };
            };
        };
        /** @description ServiceUnavailable */
        "503.ServiceUnavailable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ServiceUnavailable";
                };
            };
        };
        /** @description NotFound */
        "404.NotFound": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "NotFound";
                };
            };
        };
        /** @description ValidationFailed */
        "422.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ValidationFailed";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description Done. */
        "Done.Nothing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                };
            };
        };
        /** @description Done. */
        "Read.Document": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Document"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description FileTooLarge */
        "413.FileTooLarge": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FileTooLarge";
                };
            };
        };
        /** @description FileTypeNotAllowed */
        "415.FileTypeNotAllowed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FileTypeNotAllowed";
                };
            };
        };
        /** @description DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description NotFound, UserNotFound */
        "404.NotFound.UserNotFound": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "NotFound" | "UserNotFound";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible, StaleVersion */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible" | "StaleVersion";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible" | "StaleVersion";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.DocumentTemplate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DocumentTemplate"];
                };
            };
        };
        /** @description DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.DocumentTemplate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DocumentTemplate"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible";
                };
            };
        };
        /** @description Done. */
        "Done.Sending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Sending"];
                };
            };
        };
        /** @description Done. */
        "Read.Sending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Sending"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, SecondFactorSetupRequired */
        "403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "SecondFactorSetupRequired";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.SealedFile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SealedFile"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended */
        "403.AccessDeniedException.AccountSuspended": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.GuestDocument": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GuestDocument"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description DocumentNotUploaded */
        "409.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded */
        "409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotUploaded */
        "409.DocumentNotCompleted.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotUploaded";
                };
            };
        };
        /** @description AccountSuspended, NotYourTurnToSign */
        "403.AccountSuspended.NotYourTurnToSign": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccountSuspended" | "NotYourTurnToSign";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "StaleVersion";
                };
            };
        };
        /** @description Done. */
        "Done.GuestDocument": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GuestDocument"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign */
        "403.AccessDeniedException.AccountSuspended.NotYourTurnToSign": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired, SecondFactorSetupRequired */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired" | "SecondFactorSetupRequired";
                };
            };
        };
    };
    parameters: {
        cursor: string;
        limit: number;
        document_id: components["schemas"]["Id"];
        profile_id: components["schemas"]["Id"];
        template_id: components["schemas"]["Id"];
        "touchline-link": string;
    };
    requestBodies: never;
    headers: {
        /** @description Whether the file may be kept, and by whom. */
        MayBeKept: string;
        /** @description Which bytes of how many these are. */
        Part: string;
        /** @description A `Range` of it may be asked for. */
        InParts: string;
        /** @description Shown or saved, and under which name. */
        Disposition: string;
        /** @description The same for everybody, and kept for a while by whoever passes it on. */
        KeptByAll: string;
        /** @description No answer with data of a person is kept. */
        NeverKept: string;
        /** @description Seconds until it makes sense to try again. */
        RetryAfter: string;
        /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
        Written: string;
    };
    pathItems: never;
}
export type Instant = components['schemas']['Instant'];
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type Id = components['schemas']['Id'];
export type Signature = components['schemas']['Signature'];
export type FilledIn = components['schemas']['FilledIn'];
export type Document = components['schemas']['Document'];
export type PartySigner = components['schemas']['PartySigner'];
export type SignerEvidence = components['schemas']['SignerEvidence'];
export type SigningPlace = components['schemas']['SigningPlace'];
export type ClubTeam = components['schemas']['ClubTeam'];
export type Gender = components['schemas']['Gender'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type CopyReader = components['schemas']['CopyReader'];
export type SigningField = components['schemas']['SigningField'];
export type ContractWording = components['schemas']['ContractWording'];
export type FileState = components['schemas']['FileState'];
export type DocumentRow = components['schemas']['DocumentRow'];
export type Signer = components['schemas']['Signer'];
export type SidesPageMeta = components['schemas']['SidesPageMeta'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type DocumentTemplate = components['schemas']['DocumentTemplate'];
export type TemplateField = components['schemas']['TemplateField'];
export type TemplateRole = components['schemas']['TemplateRole'];
export type Sending = components['schemas']['Sending'];
export type SendingLine = components['schemas']['SendingLine'];
export type SendingRow = components['schemas']['SendingRow'];
export type PageMeta = components['schemas']['PageMeta'];
export type SealedFile = components['schemas']['SealedFile'];
export type GuestDocument = components['schemas']['GuestDocument'];
export type SignedDocument = components['schemas']['SignedDocument'];
export type Pulse = components['schemas']['Pulse'];
export type Error = components['schemas']['Error'];
export type ResponseDoneDocument = components['responses']['Done.Document'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response402SubscriptionRequired = components['responses']['402.SubscriptionRequired'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type ResponseDoneNothing = components['responses']['Done.Nothing'];
export type ResponseReadDocument = components['responses']['Read.Document'];
export type Response413FileTooLarge = components['responses']['413.FileTooLarge'];
export type Response415FileTypeNotAllowed = components['responses']['415.FileTypeNotAllowed'];
export type Response409DocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response404NotFoundUserNotFound = components['responses']['404.NotFound.UserNotFound'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligibleStaleVersion = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligibleStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion'];
export type Response409DocumentNotAvailableForSigningGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneDocumentTemplate = components['responses']['Done.DocumentTemplate'];
export type Response409DocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadDocumentTemplate = components['responses']['Read.DocumentTemplate'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligible = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible'];
export type ResponseDoneSending = components['responses']['Done.Sending'];
export type ResponseReadSending = components['responses']['Read.Sending'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type Response409DocumentNotCompletedDocumentNotFullySignedDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotCompletedDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadSealedFile = components['responses']['Read.SealedFile'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response403AccessDeniedExceptionAccountSuspendedNotYourTurnToSignUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotAvailableForSigningGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadGuestDocument = components['responses']['Read.GuestDocument'];
export type Response409DocumentNotUploaded = components['responses']['409.DocumentNotUploaded'];
export type Response409DocumentNotCompletedDocumentNotFullySignedDocumentNotUploaded = components['responses']['409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded'];
export type Response409DocumentNotCompletedDocumentNotUploaded = components['responses']['409.DocumentNotCompleted.DocumentNotUploaded'];
export type Response403AccountSuspendedNotYourTurnToSign = components['responses']['403.AccountSuspended.NotYourTurnToSign'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedNoCurrentSignerStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion'];
export type ResponseDoneGuestDocument = components['responses']['Done.GuestDocument'];
export type Response403AccessDeniedExceptionAccountSuspendedNotYourTurnToSign = components['responses']['403.AccessDeniedException.AccountSuspended.NotYourTurnToSign'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedNoCurrentSigner = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterDocumentId = components['parameters']['document_id'];
export type ParameterProfileId = components['parameters']['profile_id'];
export type ParameterTemplateId = components['parameters']['template_id'];
export type ParameterTouchlineLink = components['parameters']['touchline-link'];
export type HeaderMayBeKept = components['headers']['MayBeKept'];
export type HeaderPart = components['headers']['Part'];
export type HeaderInParts = components['headers']['InParts'];
export type HeaderDisposition = components['headers']['Disposition'];
export type HeaderKeptByAll = components['headers']['KeptByAll'];
export type HeaderNeverKept = components['headers']['NeverKept'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWritten = components['headers']['Written'];
export type $defs = Record<string, never>;
export interface operations {
    listDocuments: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["DocumentStatus"];
                turn?: "mine";
                show?: "mine" | "others" | "drafts" | "done" | "ended";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentRow"][];
                        meta: components["schemas"]["SidesPageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    draftDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    sign_until: components["schemas"]["Instant"] | null;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    discardDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    sign_until: components["schemas"]["Instant"] | null;
                    version: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    placeFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: {
                        id: string;
                        /** @enum {string} */
                        kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
                        signer: components["schemas"]["Id"];
                        page: number;
                        left: number;
                        top: number;
                        width: number;
                        height: number;
                        required: boolean;
                        label?: string;
                    }[];
                    sha256: string;
                    version: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listKnownSigners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: components["schemas"]["Id"];
                            name: string;
                            /** @enum {string} */
                            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                            is_you: boolean;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    profile_id?: components["schemas"]["Id"];
                    name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    orderSigners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    places: {
                        signers: components["schemas"]["Id"][];
                        needed?: number;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    profile_id?: components["schemas"]["Id"];
                    name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    sendDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    correctDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    makeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    signing_days: number;
                    shared: boolean;
                    roles: {
                        signer: components["schemas"]["Id"];
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentTemplate"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    signing_days: number;
                    shared: boolean;
                    version: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    useTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signers: {
                        role: string;
                        email?: string;
                        profile_id?: components["schemas"]["Id"];
                        name?: string;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            line: number;
                            signers: {
                                role: string;
                                name: string;
                                email: string;
                                gets_copy: boolean;
                            }[];
                            problems: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    beginSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            202: components["responses"]["Done.Sending"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSendings: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                template_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendingRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sending_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Sending"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listContractWordings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            language: string;
                            version: string;
                            from: components["schemas"]["CalendarDate"];
                            in_use: boolean;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    previewContractWording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    documentsAtHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mine: components["schemas"]["DocumentRow"][];
                            others: components["schemas"]["DocumentRow"][];
                            unsealed: components["schemas"]["DocumentRow"][];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadDocuments: {
        parameters: {
            query?: {
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkSealedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fingerprint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.SealedFile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkSigning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                    proof: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    voidDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    remindSigners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getGuestDocument: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestOriginal: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestSigned: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestCertificate: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestEvidence: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkGuestSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                    proof: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineAsGuest: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listDocumentsOf: {
        parameters: {
            query?: {
                profile_ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedDocument"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signaturePulse: {
        parameters: {
            query?: {
                period?: "days" | "weeks" | "months" | "fortnight";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            contracts: components["schemas"]["Pulse"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listStuckSeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            title: string;
                            fully_signed_at: components["schemas"]["Instant"];
                            attempts: number;
                            cause: string;
                            last_attempt_at: components["schemas"]["Instant"] | null;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    retrySeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
