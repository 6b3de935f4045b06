// Generated from http/openapi/billing.yaml by `npm run contracts`.
export interface paths {
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans for the current profile’s type, in the order in which they are offered */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All plans, the archived ones too, in the order in which they are offered */
        get: operations["listAllPlans"];
        put?: never;
        /** A new plan, offered from now on */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what is offered from now on; who has the plan keeps what was taken */
        put: operations["editPlan"];
        post?: never;
        /** Deletes a plan that nobody has ever taken */
        delete: operations["deletePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a plan off the list; who has it keeps it */
        post: operations["archivePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers an archived plan again */
        post: operations["restorePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a plan before another one, or last */
        post: operations["movePlan"];
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
        PlanPrice: {
            /** @enum {string} */
            interval: "month" | "year";
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            amount: number;
        };
        /** @enum {string} */
        ProfileType: "player" | "club-representative" | "agent" | "coach";
        Id: string;
        Plan: {
            id: components["schemas"]["Id"];
            version: number;
            name: string;
            description: string;
            audience: components["schemas"]["ProfileType"][];
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
            trial_request_limit: number | null;
            features: string[];
        };
        ReadMeta: {
            stale?: boolean;
        };
        PlanRow: {
            id: components["schemas"]["Id"];
            version: number;
            name: string;
            description: string;
            audience: components["schemas"]["ProfileType"][];
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
            trial_request_limit: number | null;
            features: string[];
            /** @enum {string} */
            status: "active" | "archived";
            members: number;
            in_use: boolean;
            changed_at: components["schemas"]["Instant"];
        };
        /** Format: date-time */
        Instant: string;
        Subscription: {
            id: components["schemas"]["Id"];
            profile_id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            /** @enum {string} */
            status: "incomplete" | "active" | "past_due" | "canceled";
            started_at: components["schemas"]["Instant"];
            current_period_end: components["schemas"]["Instant"] | null;
        };
        Error: {
            /** @enum {string} */
            error: "ServerErrorException" | "AccessDeniedException" | "InvalidAuthenticationException" | "InvalidCredentials" | "UserHasBeenTakenException" | "UserEmailTaken" | "UserNotFoundException" | "UserNotFound" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "InvalidPasswordPinException" | "InvalidPasswordPin" | "InvalidEmailTokenException" | "InvalidConfirmationTokenException" | "InvalidEmailChangeCodeException" | "OwnEmailNotAllowedException" | "UserDoesntHaveIdentificationException" | "UserIdentificationMissing" | "UserNotVerified" | "PlayerTierRequiredException" | "PlayerTierRequired" | "PlayerSportOrGenderMissing" | "PlayerHighlightLimitReached" | "PlayerNationalityLimitReached" | "PlayerNotEligible" | "PlayerNotScoutable" | "FreeSubscriptionAlreadyExists" | "ClubInterestPlayerNotEligible" | "ClubInterestPlayerNotScoutable" | "ClubInterestNotPending" | "TrialRequestPlayerNotEligible" | "TrialRequestPlayerNotScoutable" | "TrialRequestNotPending" | "TrialRequestDatesOverlap" | "TrialRequestPlanLimitExceeded" | "OfferInterestDoesNotBelongToClubTeam" | "OfferInterestDoesNotMatchApplicant" | "OfferPlayerNotEligible" | "OfferAlreadyExistsForApplicant" | "OfferContractExpiryDateInvalid" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "OfferTermsNotChanged" | "OfferCannotCounterYourOwn" | "DocumentNotUploaded" | "DocumentNotFullySigned" | "DocumentNotCompleted" | "NoCurrentSigner" | "DocumentNotAvailableForSigning" | "NotYourTurnToSign" | "Unauthenticated" | "FreshAuthenticationRequired" | "EmailNotVerified" | "AccountSuspended" | "SubscriptionRequired" | "NotFound" | "StaleVersion" | "GuardianConsentRequired" | "ClubNotVerified" | "FileTooLarge" | "FileTypeNotAllowed" | "CsrfTokenMismatch" | "ValidationFailed" | "TrialRequestNotAccepted" | "TrialRequestNotCompleted" | "TrialReportClosed" | "OfferContractTooLong" | "JobOpportunityNotOpen" | "JobOpportunityAlreadyAnswered" | "PlanInUse" | "PlanNotPayable" | "IdempotencyKeyReused" | "TooManyRequests" | "ServiceUnavailable";
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Unauthenticated */
        "401.Unauthenticated": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
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
        "403.AccessDeniedException.AccountSuspended.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
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
        "409.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
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
        "422.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
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
        "500.ServerErrorException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
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
        "503.ServiceUnavailable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error: "ServiceUnavailable";
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
                    error: "AccessDeniedException" | "AccountSuspended";
                };
            };
        };
        /** @description Done. */
        "Done.PlanRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlanRow"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
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
                    error: "IdempotencyKeyReused" | "ValidationFailed";
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
                    error: "NotFound";
                };
            };
        };
        /** @description StaleVersion */
        "409.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error: "StaleVersion";
                };
            };
        };
        /** @description PlanInUse */
        "409.PlanInUse": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error: "PlanInUse";
                };
            };
        };
        /** @description Done. */
        "Done.Subscription": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Subscription"];
                };
            };
        };
        /** @description FreeSubscriptionAlreadyExists, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.FreeSubscriptionAlreadyExists.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error: "FreeSubscriptionAlreadyExists" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description No answer with data of a person is kept. */
        NeverKept: string;
        /** @description Seconds until it makes sense to try again. */
        RetryAfter: string;
        /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
        Written: string;
    };
    pathItems: never;
}
export type PlanPrice = components['schemas']['PlanPrice'];
export type ProfileType = components['schemas']['ProfileType'];
export type Id = components['schemas']['Id'];
export type Plan = components['schemas']['Plan'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type PlanRow = components['schemas']['PlanRow'];
export type Instant = components['schemas']['Instant'];
export type Subscription = components['schemas']['Subscription'];
export type Error = components['schemas']['Error'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409RepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type ResponseDonePlanRow = components['responses']['Done.PlanRow'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response409StaleVersion = components['responses']['409.StaleVersion'];
export type Response409PlanInUse = components['responses']['409.PlanInUse'];
export type ResponseDoneSubscription = components['responses']['Done.Subscription'];
export type Response409FreeSubscriptionAlreadyExistsPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.FreeSubscriptionAlreadyExists.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type HeaderNeverKept = components['headers']['NeverKept'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWritten = components['headers']['Written'];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listAllPlans: {
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
                        data: components["schemas"]["PlanRow"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    features: string[];
                    trial_request_limit: number | null;
                    prices: components["schemas"]["PlanPrice"][];
                    audience: components["schemas"]["ProfileType"][];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    editPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    features: string[];
                    trial_request_limit: number | null;
                    prices: components["schemas"]["PlanPrice"][];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deletePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.PlanInUse"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    archivePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    restorePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    movePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    plan_id: components["schemas"]["Id"];
                    version?: number;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.FreeSubscriptionAlreadyExists.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
