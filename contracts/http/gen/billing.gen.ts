// Generated from http/openapi/billing.yaml by `npm run contracts`.
export interface paths {
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans for the current profile’s type */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s subscription, or null */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a plan */
        post: operations["subscribe"];
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
    listPlans: {
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
                            name: string;
                            description: string;
                            audience: ("player" | "club-representative" | "agent" | "coach")[];
                            price: number;
                            currency: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            is_free: boolean;
                            trial_request_limit: number | null;
                            features: string[];
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
    getSubscription: {
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
                            profile_id: string;
                            plan: {
                                id: string;
                                name: string;
                                description: string;
                                audience: ("player" | "club-representative" | "agent" | "coach")[];
                                price: number;
                                currency: string;
                                /** @enum {string} */
                                interval: "month" | "year";
                                is_free: boolean;
                                trial_request_limit: number | null;
                                features: string[];
                            };
                            /** @enum {string} */
                            status: "incomplete" | "active" | "past_due" | "canceled";
                            /** Format: date-time */
                            started_at: string;
                            current_period_end: string | null;
                        } | null;
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
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: string;
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
                            profile_id: string;
                            plan: {
                                id: string;
                                name: string;
                                description: string;
                                audience: ("player" | "club-representative" | "agent" | "coach")[];
                                price: number;
                                currency: string;
                                /** @enum {string} */
                                interval: "month" | "year";
                                is_free: boolean;
                                trial_request_limit: number | null;
                                features: string[];
                            };
                            /** @enum {string} */
                            status: "incomplete" | "active" | "past_due" | "canceled";
                            /** Format: date-time */
                            started_at: string;
                            current_period_end: string | null;
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
            /** @description FreeSubscriptionAlreadyExists, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "FreeSubscriptionAlreadyExists" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
}
