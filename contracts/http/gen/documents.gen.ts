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
        post?: never;
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
        Error: {
            /** @enum {string} */
            error: "ServerErrorException" | "AccessDeniedException" | "InvalidAuthenticationException" | "InvalidCredentials" | "UserHasBeenTakenException" | "UserEmailTaken" | "UserNotFoundException" | "UserNotFound" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "InvalidPasswordPinException" | "InvalidPasswordPin" | "InvalidEmailTokenException" | "InvalidConfirmationTokenException" | "InvalidEmailChangeCodeException" | "OwnEmailNotAllowedException" | "UserDoesntHaveIdentificationException" | "UserIdentificationMissing" | "UserNotVerified" | "PlayerTierRequiredException" | "PlayerTierRequired" | "PlayerSportOrGenderMissing" | "PlayerHighlightLimitReached" | "PlayerNationalityLimitReached" | "PlayerNotEligible" | "PlayerNotScoutable" | "FreeSubscriptionAlreadyExists" | "ClubInterestPlayerNotEligible" | "ClubInterestPlayerNotScoutable" | "ClubInterestNotPending" | "TrialRequestPlayerNotEligible" | "TrialRequestPlayerNotScoutable" | "TrialRequestNotPending" | "TrialRequestDatesOverlap" | "TrialRequestPlanLimitExceeded" | "OfferInterestDoesNotBelongToClubTeam" | "OfferInterestDoesNotMatchApplicant" | "OfferPlayerNotEligible" | "OfferAlreadyExistsForApplicant" | "OfferContractExpiryDateInvalid" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "OfferTermsNotChanged" | "OfferCannotCounterYourOwn" | "DocumentNotUploaded" | "DocumentNotFullySigned" | "DocumentNotCompleted" | "NoCurrentSigner" | "DocumentNotAvailableForSigning" | "NotYourTurnToSign" | "Unauthenticated" | "FreshAuthenticationRequired" | "EmailNotVerified" | "AccountSuspended" | "SubscriptionRequired" | "NotFound" | "StaleVersion" | "GuardianConsentRequired" | "ClubNotVerified" | "FileTooLarge" | "FileTypeNotAllowed" | "CsrfTokenMismatch" | "ValidationFailed" | "OfferContractTooLong" | "IdempotencyKeyReused" | "TooManyRequests" | "ServiceUnavailable";
            message: string;
            details?: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type $defs = Record<string, never>;
export interface operations {
    listDocuments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                turn?: "mine";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                            } | null;
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            mine: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                            } | null;
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotUploaded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: {
                        /** @constant */
                        kind: "typed";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "drawn";
                        path: string;
                    };
                    proof: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                            } | null;
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, StaleVersion */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidAuthenticationException, ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declineDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                            } | null;
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    voidDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                            } | null;
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            title: string;
                            /** Format: date-time */
                            fully_signed_at: string;
                            attempts: number;
                            cause: string;
                            last_attempt_at: string | null;
                        }[];
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccountSuspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retrySeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
