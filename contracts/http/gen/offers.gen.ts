// Generated from http/openapi/offers.yaml by `npm run contracts`.
export interface paths {
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s offers */
        get: operations["listOffers"];
        put?: never;
        /** Puts an offer on the table */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer with its rounds */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers with other terms */
        post: operations["counterOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the terms of the named round */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines */
        post: operations["declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the offer off the table */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospects/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an offer to this player has to keep to, and why one may not be possible now */
        get: operations["getProspect"];
        put?: never;
        post?: never;
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
    listOffers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                turn?: "mine" | "theirs";
                player_id?: string;
                sort?: "expires" | "updated";
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
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
    makeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: string;
                    team_id: string;
                    /** @default true */
                    negotiable?: boolean;
                    /** Format: date-time */
                    expires_at: string;
                    terms: {
                        contract_start_date: string;
                        contract_expiry_date: string;
                        salary: {
                            amount: number;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                            /** @enum {string} */
                            per: "week" | "month" | "season";
                            /** @enum {string} */
                            basis: "gross" | "net";
                        };
                        signing_bonus: number | null;
                        bonuses: {
                            /** @enum {string} */
                            kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                            amount: number;
                        }[];
                        release_clause: number | null;
                        extension_option: {
                            /** @enum {string} */
                            by: "club" | "player" | "both";
                            months: number;
                        } | null;
                        housing: {
                            amount: number;
                            /** @constant */
                            per: "month";
                        } | null;
                        squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                        other_terms: string;
                    };
                    /** @default  */
                    message?: string;
                    /** @default false */
                    club_informed?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description OfferAlreadyExistsForApplicant, OfferContractStartDateMustBeAfterCurrentContract, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferAlreadyExistsForApplicant" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "ValidationFailed";
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
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
    counterOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    terms: {
                        contract_start_date: string;
                        contract_expiry_date: string;
                        salary: {
                            amount: number;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                            /** @enum {string} */
                            per: "week" | "month" | "season";
                            /** @enum {string} */
                            basis: "gross" | "net";
                        };
                        signing_bonus: number | null;
                        bonuses: {
                            /** @enum {string} */
                            kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                            amount: number;
                        }[];
                        release_clause: number | null;
                        extension_option: {
                            /** @enum {string} */
                            by: "club" | "player" | "both";
                            months: number;
                        } | null;
                        housing: {
                            amount: number;
                            /** @constant */
                            per: "month";
                        } | null;
                        squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                        other_terms: string;
                    };
                    /** @default  */
                    message?: string;
                    /** @default false */
                    final?: boolean;
                    /** Format: date-time */
                    expires_at?: string;
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferContractStartDateMustBeAfterCurrentContract, OfferNotNegotiable, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, OfferTermsNotChanged, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "OfferTermsNotChanged" | "ValidationFailed";
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
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferContractStartDateMustBeAfterCurrentContract, OfferNotPending, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotPending" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
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
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    /** @default  */
                    reason?: string;
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
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
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
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
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            };
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            possible: boolean;
                            teams: {
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                };
                                refusal: {
                                    error: string;
                                    message: string;
                                } | null;
                                offer_id: string | null;
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description PlayerNotScoutable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerNotScoutable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
