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
    "/entry-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plans on sale cost each kind of member, for everybody; may be some minutes old */
        get: operations["listEntryPrices"];
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
        /** Changes what is offered from now on; who has the plan keeps what was taken, or is moved with notice */
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
        /** Takes a free plan */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the page where a plan is paid by card; a second one closes the first */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkouts/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a page where the current profile was to enter a card: for who comes back from it */
        get: operations["getCheckoutOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkout/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the page where the card would be entered */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another plan costs now and from the next period on; changes nothing */
        get: operations["previewPlanChange"];
        put?: never;
        /** Changes to another plan or price, as it was shown at `at`, at most 15 minutes ago */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/change/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the plan: takes back a change that waits for its payment */
        post: operations["dropPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends it with the paid period; a free one at once */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on after all with what would have ended with the paid period */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment service’s page for cards, addresses and tax ids */
        post: operations["openBillingPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the current profile, the newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the current profile pays with, or null */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/next-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the current profile pays next, with tax, or null */
        get: operations["getNextPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subscriptions, those that changed last first */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What paid subscriptions bring, and how many came and went: twelve months, this one last */
        get: operations["subscriptionFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{subscription_id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the payment service how it stands; what differed is kept and shown */
        post: operations["reconcileSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the payment service tells: kept, acknowledged, and then looked after */
        post: operations["receiveStripe"];
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
        /** @enum {string} */
        Entitlement: "saved-searches" | "csv-export" | "page-openings";
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
        /** Format: date-time */
        Instant: string;
        /** @enum {string} */
        SubscriptionStatus: "incomplete" | "active" | "past_due" | "canceled";
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
            entitlements: components["schemas"]["Entitlement"][];
        };
        ReadMeta: {
            stale?: boolean;
        };
        EntryPrices: {
            profile_type: components["schemas"]["ProfileType"];
            plans: components["schemas"]["EntryPlan"][];
        };
        EntryPlan: {
            name: string;
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
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
            entitlements: components["schemas"]["Entitlement"][];
            /** @enum {string} */
            status: "active" | "archived";
            members: number;
            in_use: boolean;
            changed_at: components["schemas"]["Instant"];
        };
        Subscription: {
            id: components["schemas"]["Id"];
            profile_id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            price: components["schemas"]["PlanPrice"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            is_subscribed: boolean;
            started_at: components["schemas"]["Instant"] | null;
            current_period_start: components["schemas"]["Instant"] | null;
            current_period_end: components["schemas"]["Instant"] | null;
            cancel_at_period_end: boolean;
            canceled_at: components["schemas"]["Instant"] | null;
            past_due_since: components["schemas"]["Instant"] | null;
            grace_ends_at: components["schemas"]["Instant"] | null;
            unpaid: {
                amount: number;
                currency: string;
                next_attempt_at: components["schemas"]["Instant"] | null;
            } | null;
            pay_url: string | null;
            checkout: components["schemas"]["SubscriptionCheckout"] | null;
            change: components["schemas"]["SubscriptionChange"] | null;
            move: {
                price: components["schemas"]["PlanPrice"];
                at: components["schemas"]["Instant"];
                name: string;
                trial_request_limit: number | null;
                adds: string[];
                drops: string[];
            } | null;
        };
        SubscriptionCheckout: {
            /** @enum {string} */
            status: "opening" | "open" | "confirming" | "failed";
            url: string | null;
            expires_at: components["schemas"]["Instant"] | null;
            plan_id: components["schemas"]["Id"];
            /** @enum {string} */
            interval: "month" | "year";
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
        };
        SubscriptionChange: {
            /** @enum {string} */
            kind: "plan" | "cancel" | "resume" | "move" | "drop";
            /** @enum {string} */
            status: "asked" | "waiting" | "failed";
            asked_at: components["schemas"]["Instant"];
            plan_id: components["schemas"]["Id"] | null;
            interval: ("month" | "year") | null;
            currency: ("EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL") | null;
            payment: {
                amount: number;
                currency: string;
                until: components["schemas"]["Instant"];
            } | null;
        };
        CheckoutOutcome: {
            /** @enum {string} */
            status: "open" | "confirming" | "paid" | "unpaid" | "returned";
            url: string | null;
        };
        PlanChangePreview: {
            currency: string;
            due_now: number;
            lines: {
                description: string;
                amount: number;
            }[];
            next: {
                amount: number;
                at: components["schemas"]["Instant"];
            };
            at: components["schemas"]["Instant"];
        };
        Invoice: {
            invoice_id: string;
            number: string | null;
            at: components["schemas"]["Instant"];
            total: number;
            tax: number | null;
            currency: string;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void" | "uncollectible";
            pdf_url: string | null;
            page_url: string | null;
        };
        PaymentMethod: {
            kind: string;
            brand: string | null;
            last4: string | null;
            expires: {
                month: number;
                year: number;
            } | null;
        };
        NextPayment: {
            amount: number;
            tax: number | null;
            currency: string;
            at: components["schemas"]["Instant"];
        };
        SubscriptionRow: {
            id: components["schemas"]["Id"];
            profile_id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            price: components["schemas"]["PlanPrice"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            is_subscribed: boolean;
            started_at: components["schemas"]["Instant"] | null;
            current_period_start: components["schemas"]["Instant"] | null;
            current_period_end: components["schemas"]["Instant"] | null;
            cancel_at_period_end: boolean;
            canceled_at: components["schemas"]["Instant"] | null;
            past_due_since: components["schemas"]["Instant"] | null;
            grace_ends_at: components["schemas"]["Instant"] | null;
            unpaid: {
                amount: number;
                currency: string;
                next_attempt_at: components["schemas"]["Instant"] | null;
            } | null;
            change: components["schemas"]["SubscriptionChange"] | null;
            move: {
                price: components["schemas"]["PlanPrice"];
                at: components["schemas"]["Instant"];
                name: string;
                trial_request_limit: number | null;
                adds: string[];
                drops: string[];
            } | null;
            profile_name: string;
            profile_type: components["schemas"]["ProfileType"];
            customer_url: string | null;
            looked_at: components["schemas"]["Instant"] | null;
            differences: components["schemas"]["SubscriptionDifference"][];
        };
        SubscriptionDifference: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            found_by: "sweep" | "staff";
            fields: {
                field: string;
                ours: string | null;
                theirs: string | null;
            }[];
        };
        Error: {
            error: string;
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
                    error?: "Unauthenticated";
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
        /** @description StaleVersion */
        "409.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "StaleVersion";
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
                    error?: "PlanInUse";
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
        /** @description FreeSubscriptionAlreadyExists, GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FreeSubscriptionAlreadyExists" | "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
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
        /** @description GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, SubscriptionAlreadyPaid */
        "409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "SubscriptionAlreadyPaid";
                };
            };
        };
        /** @description Done. */
        "Read.CheckoutOutcome": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CheckoutOutcome"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.PlanChangePreview": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlanChangePreview"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, SubscriptionEnding, SubscriptionNotPaid, SubscriptionPastDue */
        "409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "SubscriptionEnding" | "SubscriptionNotPaid" | "SubscriptionPastDue";
                };
            };
        };
        /** @description StaleVersion, SubscriptionNotPaid */
        "409.StaleVersion.SubscriptionNotPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "StaleVersion" | "SubscriptionNotPaid";
                };
            };
        };
        /** @description SubscriptionNotPaid */
        "409.SubscriptionNotPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "SubscriptionNotPaid";
                };
            };
        };
        /** @description Done. */
        "Done.SubscriptionRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubscriptionRow"];
                };
            };
        };
    };
    parameters: {
        plan_id: components["schemas"]["Id"];
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
export type Entitlement = components['schemas']['Entitlement'];
export type PlanPrice = components['schemas']['PlanPrice'];
export type ProfileType = components['schemas']['ProfileType'];
export type Id = components['schemas']['Id'];
export type Instant = components['schemas']['Instant'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type Plan = components['schemas']['Plan'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type EntryPrices = components['schemas']['EntryPrices'];
export type EntryPlan = components['schemas']['EntryPlan'];
export type PlanRow = components['schemas']['PlanRow'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionCheckout = components['schemas']['SubscriptionCheckout'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type CheckoutOutcome = components['schemas']['CheckoutOutcome'];
export type PlanChangePreview = components['schemas']['PlanChangePreview'];
export type Invoice = components['schemas']['Invoice'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type NextPayment = components['schemas']['NextPayment'];
export type SubscriptionRow = components['schemas']['SubscriptionRow'];
export type SubscriptionDifference = components['schemas']['SubscriptionDifference'];
export type Error = components['schemas']['Error'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type ResponseDonePlanRow = components['responses']['Done.PlanRow'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response409StaleVersion = components['responses']['409.StaleVersion'];
export type Response409PlanInUse = components['responses']['409.PlanInUse'];
export type ResponseDoneSubscription = components['responses']['Done.Subscription'];
export type Response409FreeSubscriptionAlreadyExistsGuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response409GuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionSubscriptionAlreadyPaid = components['responses']['409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid'];
export type ResponseReadCheckoutOutcome = components['responses']['Read.CheckoutOutcome'];
export type ResponseReadPlanChangePreview = components['responses']['Read.PlanChangePreview'];
export type Response409GuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionSubscriptionEndingSubscriptionNotPaidSubscriptionPastDue = components['responses']['409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue'];
export type Response409StaleVersionSubscriptionNotPaid = components['responses']['409.StaleVersion.SubscriptionNotPaid'];
export type Response409SubscriptionNotPaid = components['responses']['409.SubscriptionNotPaid'];
export type ResponseDoneSubscriptionRow = components['responses']['Done.SubscriptionRow'];
export type ParameterPlanId = components['parameters']['plan_id'];
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
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listEntryPrices: {
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
                    "Cache-Control": components["headers"]["KeptByAll"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EntryPrices"][];
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
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
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
                    entitlements?: components["schemas"]["Entitlement"][];
                    prices: components["schemas"]["PlanPrice"][];
                    audience: components["schemas"]["ProfileType"][];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
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
                plan_id: components["parameters"]["plan_id"];
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
                    entitlements?: components["schemas"]["Entitlement"][];
                    prices: components["schemas"]["PlanPrice"][];
                    version: number;
                    moves_members?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
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
                plan_id: components["parameters"]["plan_id"];
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
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
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
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
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
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
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
                plan_id: components["parameters"]["plan_id"];
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
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
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
            409: components["responses"]["409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openCheckout: {
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
                    version: number;
                    /** @enum {string} */
                    interval: "month" | "year";
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getCheckoutOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.CheckoutOutcome"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    previewPlanChange: {
        parameters: {
            query: {
                plan_id: components["schemas"]["Id"];
                version: number;
                interval: "month" | "year";
                currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.PlanChangePreview"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changePlan: {
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
                    version: number;
                    /** @enum {string} */
                    interval: "month" | "year";
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                    at: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    dropPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion.SubscriptionNotPaid"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion.SubscriptionNotPaid"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openBillingPortal: {
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
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            url: string;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.SubscriptionNotPaid"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                after?: string;
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
                            invoices: components["schemas"]["Invoice"][];
                            more: boolean;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPaymentMethod: {
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
                        data: components["schemas"]["PaymentMethod"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getNextPayment: {
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
                        data: components["schemas"]["NextPayment"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                status?: components["schemas"]["SubscriptionStatus"];
                plan_id?: components["schemas"]["Id"];
                q?: string;
                differs?: string;
                subscription_id?: components["schemas"]["Id"];
                profile_ids?: string;
                cursor?: string;
                limit?: number;
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
                        data: components["schemas"]["SubscriptionRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            counts: {
                                incomplete: number;
                                active: number;
                                past_due: number;
                                canceled: number;
                            };
                            differing: number;
                            stale?: boolean;
                        };
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
    subscriptionFigures: {
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
                            months: {
                                month: string;
                                mrr: {
                                    /** @enum {string} */
                                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                    amount: number;
                                    before: number;
                                    started: number;
                                    up: number;
                                    down: number;
                                    ended: number;
                                }[];
                                started: number;
                                lost: number;
                                past_due: number;
                            }[];
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
    reconcileSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscription_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.SubscriptionRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    receiveStripe: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                            received: boolean;
                        };
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
}
