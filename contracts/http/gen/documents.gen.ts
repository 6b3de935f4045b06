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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
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
                                /** @enum {string} */
                                gender?: "female" | "male";
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
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
                                /** @enum {string} */
                                gender?: "female" | "male";
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description Whether the file may be kept, and by whom. */
                    "Cache-Control": string;
                    /** @description Shown or saved, and under which name. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description Whether the file may be kept, and by whom. */
                    "Cache-Control": string;
                    /** @description Shown or saved, and under which name. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description Whether the file may be kept, and by whom. */
                    "Cache-Control": string;
                    /** @description Shown or saved, and under which name. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
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
                                /** @enum {string} */
                                gender?: "female" | "male";
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
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
                                /** @enum {string} */
                                gender?: "female" | "male";
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
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
                                /** @enum {string} */
                                gender?: "female" | "male";
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
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
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
}
