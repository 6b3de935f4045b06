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
    "/at-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member’s home shows of interests, suggestions, offers and open positions */
        get: operations["offersAtHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the current profile’s offers stand: how many in each group, and what is open, added up */
        get: operations["getOffersOverview"];
        put?: never;
        post?: never;
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
    "/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s interests, newest first */
        get: operations["listInterests"];
        put?: never;
        /** Tells a player that a team is interested in him */
        post: operations["declareInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One interest */
        get: operations["getInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says it in other words, while it waits for its answer */
        put: operations["changeInterestMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins talks: each side learns how to reach the other */
        post: operations["acceptInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no */
        post: operations["declineInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the own interest back */
        post: operations["withdrawInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The board of open positions with filters and counts; for a player also those he answered */
        get: operations["listOpportunities"];
        put?: never;
        /** Publishes an open position of a team */
        post: operations["publishOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions of the representative’s teams, newest first, with how many answers stand where */
        get: operations["listOwnOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One position */
        get: operations["getOpportunity"];
        /** Changes an open position */
        put: operations["editOpportunity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who answered a position of the own team, best fit first */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a position off the board */
        post: operations["closeOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by hand which of those who answered has the place */
        post: operations["fillOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers an open position: an interest that the club may accept */
        post: operations["answerOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved searches for open positions, newest first */
        get: operations["listOpportunitySearches"];
        put?: never;
        /** Keeps a search, and says when to be told of open positions that newly match */
        post: operations["saveOpportunitySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another name, or another time to be told */
        put: operations["changeOpportunitySearch"];
        post?: never;
        /** Keeps a search no longer */
        delete: operations["deleteOpportunitySearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches/{search_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a search: what newly matched has been seen */
        post: operations["openOpportunitySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players of the agent who looks, beside an open position, best fit first */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent puts a player of his forward; the club learns of it once the player has answered */
        post: operations["suggestPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions for which the player was put forward, or whom the agent put forward, newest first */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{suggestion_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player doesn’t want this position: its club never learns of it */
        post: operations["declineSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{suggestion_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent takes back what the player hasn’t answered */
        post: operations["withdrawSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there was between clubs and players: of a player with each team, or of own teams with one player */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dealings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest interests and offers of a person’s profiles, without their terms */
        get: operations["listDealings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/market/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many interests were declared, positions answered and offers made: 7 or 14 days, 12 weeks or 12 months, this one last */
        get: operations["marketPulse"];
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
        Id: string;
        /** Format: date-time */
        Instant: string;
        Terms: {
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
        /** @enum {string} */
        OfferStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
        OptionalReason: {
            /** @default  */
            reason?: string;
        };
        SharedContact: {
            /** @default false */
            email?: boolean;
            /** @default  */
            phone?: string;
        };
        /** @enum {string} */
        InterestStatus: "pending" | "accepted" | "declined" | "withdrawn" | "closed";
        /** @enum {string} */
        Position: "GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF";
        /** Format: date */
        CalendarDate: string;
        /** @enum {string} */
        OpportunityStatus: "open" | "closed" | "filled";
        OpportunityFilters: {
            /** @default [] */
            positions?: components["schemas"]["Position"][];
            /** @default null */
            fits?: ("every" | "one" | "more") | null;
            /** @default [] */
            starts?: string[];
            /** @default [] */
            levels?: ("first team" | "second team" | "U23" | "U21" | "U19" | "U17")[];
            /** @default [] */
            countries?: components["schemas"]["Country"][];
            /** @default null */
            pay?: "shown" | null;
            /**
             * @default fit
             * @enum {string}
             */
            sort?: "newest" | "closes" | "fit";
        };
        Country: string;
        /** @enum {string} */
        SearchNotice: "daily" | "at-once" | "none";
        /** @enum {string} */
        SuggestionStatus: "pending" | "answered" | "declined" | "withdrawn" | "closed";
        Offer: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            status: components["schemas"]["OfferStatus"];
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            reason: string | null;
            contract: {
                /** @enum {string} */
                status: "signing" | "completed" | "failed";
                document_id: components["schemas"]["Id"] | null;
                reason: string | null;
            } | null;
            recipient: components["schemas"]["Party"];
            your_turn: boolean;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            negotiable: boolean;
            round: number;
            total_per_season: number;
            currency: string;
            salary: components["schemas"]["OfferSalary"];
            salary_before: components["schemas"]["OfferSalary"] | null;
            player_today: components["schemas"]["PlayerToday"] | null;
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
            interest_id: components["schemas"]["Id"] | null;
            expires_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            rounds: components["schemas"]["OfferRound"][];
            ended: {
                by: components["schemas"]["Party"] | null;
                at: components["schemas"]["Instant"];
            } | null;
            approach: components["schemas"]["ContractWindow"];
            max_years: number;
            earliest_start: components["schemas"]["CalendarDate"] | null;
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
        ShownPlayer: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
        };
        ShownRepresentative: {
            profile_id: components["schemas"]["Id"];
            name: string;
            position: string;
        };
        /** @enum {string} */
        Party: "club" | "player";
        OfferSalary: {
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            /** @enum {string} */
            per: "week" | "month" | "season";
        };
        PlayerToday: {
            age: number;
            positions: string[];
            club_team: components["schemas"]["ClubTeam"] | null;
        };
        OfferRound: {
            number: number;
            by: components["schemas"]["Party"];
            terms: components["schemas"]["AgreedTerms"];
            message: string;
            at: components["schemas"]["Instant"];
            digest: string;
            total: components["schemas"]["SeasonTotal"];
            author: string;
            changed: string[];
        };
        AgreedTerms: {
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
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
        SeasonTotal: {
            total: number;
            salary: number;
            signing_bonus: number;
            housing: number;
            seasons: number;
        };
        ContractWindow: {
            /** @enum {string} */
            approach: "free" | "open" | "club-informed";
            ends_on: components["schemas"]["CalendarDate"] | null;
            approach_free_from: components["schemas"]["CalendarDate"] | null;
        };
        OfferRow: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            status: components["schemas"]["OfferStatus"];
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            reason: string | null;
            contract: {
                /** @enum {string} */
                status: "signing" | "completed" | "failed";
                document_id: components["schemas"]["Id"] | null;
                reason: string | null;
            } | null;
            recipient: components["schemas"]["Party"];
            your_turn: boolean;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            negotiable: boolean;
            round: number;
            total_per_season: number;
            currency: string;
            salary: components["schemas"]["OfferSalary"];
            salary_before: components["schemas"]["OfferSalary"] | null;
            player_today: components["schemas"]["PlayerToday"] | null;
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
            interest_id: components["schemas"]["Id"] | null;
            expires_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        SidesPageMeta: {
            next_cursor: string | null;
            total?: number;
            mine: number;
            stale?: boolean;
        };
        Interest: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            initiated_by: components["schemas"]["Party"];
            status: components["schemas"]["InterestStatus"];
            message: string;
            reason: string | null;
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            your_turn: boolean;
            contact: {
                name: string;
                email: string | null;
                phone: string | null;
            } | null;
            opportunity: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            declared_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        Suggestion: {
            id: components["schemas"]["Id"];
            opportunity: {
                id: components["schemas"]["Id"];
                title: string;
                position: components["schemas"]["Position"];
                closes_on: components["schemas"]["CalendarDate"];
                club_team: components["schemas"]["ClubTeam"];
            };
            agent: {
                profile_id: components["schemas"]["Id"];
                name: string;
                agency: string;
            };
            player: components["schemas"]["ShownPlayer"];
            message: string;
            status: components["schemas"]["SuggestionStatus"];
            reason: string | null;
            close_reason: ("position-ended" | "mandate-ended" | "guardian-consent-withdrawn") | null;
            suggested_at: components["schemas"]["Instant"];
            your_side: components["schemas"]["MandateSide"];
            your_turn: boolean;
        };
        /** @enum {string} */
        MandateSide: "agent" | "player";
        HomePosition: {
            id: components["schemas"]["Id"];
            title: string;
            position: components["schemas"]["Position"];
            club_team: components["schemas"]["ClubTeam"];
            closes_on: components["schemas"]["CalendarDate"];
            answers: number | null;
        };
        ReadMeta: {
            stale?: boolean;
        };
        OpenSum: {
            currency: string;
            offers: number;
            total_per_season: number;
            signing_bonus: number;
        };
        ForeseenRefusal: {
            error: string;
            message: string;
        };
        Opportunity: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            title: string;
            position: components["schemas"]["Position"];
            age: components["schemas"]["AgeRange"] | null;
            foot: ("left" | "right") | null;
            contract_from: components["schemas"]["CalendarDate"];
            contract_until: components["schemas"]["CalendarDate"] | null;
            pay: components["schemas"]["PayBand"] | null;
            pay_shown: boolean;
            description: string;
            closes_on: components["schemas"]["CalendarDate"];
            status: components["schemas"]["OpportunityStatus"];
            close_reason: ("by-club" | "deadline") | null;
            filled_by: components["schemas"]["ShownPerson"] | null;
            representative: {
                name: string;
                position: string;
            };
            published_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            own: boolean;
            fit: components["schemas"]["Criterion"][] | null;
            answer: {
                interest_id: components["schemas"]["Id"];
                status: components["schemas"]["InterestStatus"];
                at: components["schemas"]["Instant"];
            } | null;
            suggestion: {
                id: components["schemas"]["Id"];
                agent: components["schemas"]["ShownPerson"];
                message: string;
                suggested_at: components["schemas"]["Instant"];
            } | null;
        };
        AgeRange: {
            min: number;
            max: number;
        };
        PayBand: {
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            from: number;
            to: number;
        };
        ShownPerson: {
            profile_id: components["schemas"]["Id"];
            name: string;
        };
        Criterion: {
            /** @enum {string} */
            point: "position" | "age" | "foot" | "contract" | "level";
            /** @enum {string} */
            result: "met" | "not-met" | "unknown";
            figure: number | null;
            actual: string | null;
        };
        BoardFacets: {
            positions: components["schemas"]["ValueCount"][];
            fits: components["schemas"]["ValueCount"][];
            starts: components["schemas"]["ValueCount"][];
            levels: components["schemas"]["ValueCount"][];
            countries: components["schemas"]["ValueCount"][];
            pay: components["schemas"]["ValueCount"][];
        };
        ValueCount: {
            value: string;
            count: number;
        };
        PageMeta: {
            next_cursor: string | null;
            total?: number;
            stale?: boolean;
        };
        Applicant: {
            interest: components["schemas"]["Interest"];
            stage: components["schemas"]["ApplicantStage"];
            since: components["schemas"]["Instant"];
            positions: components["schemas"]["Position"][];
            age: number | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            fit: components["schemas"]["Criterion"][];
            suggested_by: {
                profile_id: components["schemas"]["Id"];
                name: string;
                agency: string;
            } | null;
            trial: {
                starts_on: components["schemas"]["CalendarDate"];
                ends_on: components["schemas"]["CalendarDate"];
                /** @enum {string} */
                status: "pending" | "accepted" | "completed";
            } | null;
            offer: {
                id: components["schemas"]["Id"];
                your_turn: boolean;
                round: number;
                is_signing: boolean;
            } | null;
        };
        /** @enum {string} */
        ApplicantStage: "answered" | "talks" | "trial" | "offered" | "signed" | "over";
        OpportunitySearch: {
            id: components["schemas"]["Id"];
            name: string;
            filters: components["schemas"]["OpportunityFiltersOutput"];
            notice: components["schemas"]["SearchNotice"];
            fresh: number;
            saved_at: components["schemas"]["Instant"];
        };
        Candidate: {
            player: components["schemas"]["ShownPlayer"];
            fit: components["schemas"]["Criterion"][];
            answered: boolean;
            suggestion: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["SuggestionStatus"];
            } | null;
        };
        Story: {
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            steps: components["schemas"]["StoryStep"][];
        };
        StoryStep: {
            /** @enum {string} */
            kind: "interest" | "trial" | "offer" | "contract";
            id: components["schemas"]["Id"];
            status: string;
            your_turn: boolean;
            at: components["schemas"]["Instant"] | null;
            dates: {
                starts_on: string;
                ends_on: string;
            } | null;
            has_report: boolean;
            rounds: number | null;
            offer_id: components["schemas"]["Id"] | null;
        };
        Dealing: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "interest" | "offer" | "trial";
            profile_id: components["schemas"]["Id"];
            with: string;
            status: string;
            turn: ("club" | "player") | null;
            round: number | null;
            starts_on: components["schemas"]["CalendarDate"] | null;
            updated_at: components["schemas"]["Instant"];
        };
        Pulse: {
            from: components["schemas"]["CalendarDate"];
            count: number;
        }[];
        OpportunityFiltersOutput: {
            /** @default [] */
            positions: components["schemas"]["Position"][];
            /** @default null */
            fits: ("every" | "one" | "more") | null;
            /** @default [] */
            starts: string[];
            /** @default [] */
            levels: ("first team" | "second team" | "U23" | "U21" | "U19" | "U17")[];
            /** @default [] */
            countries: components["schemas"]["Country"][];
            /** @default null */
            pay: "shown" | null;
            /**
             * @default fit
             * @enum {string}
             */
            sort: "newest" | "closes" | "fit";
        };
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Done. */
        "Done.Offer": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Offer"];
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
        /** @description GuardianConsentRequired, OfferAlreadyExistsForApplicant, OfferContractStartDateMustBeAfterCurrentContract, OfferInterestDoesNotBelongToClubTeam, OfferInterestDoesNotMatchApplicant, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferAlreadyExistsForApplicant" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferInterestDoesNotBelongToClubTeam" | "OfferInterestDoesNotMatchApplicant" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, ValidationFailed */
        "422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "ValidationFailed";
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
        /** @description Done. */
        "Read.Offer": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Offer"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferContractStartDateMustBeAfterCurrentContract, OfferNotNegotiable, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, OfferTermsNotChanged, ValidationFailed */
        "422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "OfferTermsNotChanged" | "ValidationFailed";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferContractStartDateMustBeAfterCurrentContract, OfferNotPending, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotPending" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
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
        /** @description GuardianConsentRequired, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description GuardianConsentRequired, PlayerNotScoutable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlayerNotScoutable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.Interest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Interest"];
                };
            };
        };
        /** @description ClubInterestPlayerNotEligible, ClubInterestPlayerNotScoutable, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestPlayerNotEligible" | "ClubInterestPlayerNotScoutable" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.Interest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Interest"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description ClubInterestNotPending, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestNotPending" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description ClubInterestNotPending, ClubInterestPlayerNotEligible, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestNotPending" | "ClubInterestPlayerNotEligible" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.Opportunity": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Opportunity"];
                };
            };
        };
        /** @description Done. */
        "Read.Opportunity": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Opportunity"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, JobOpportunityNotOpen, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "JobOpportunityNotOpen" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description ClubInterestPlayerNotEligible, GuardianConsentRequired, JobOpportunityAlreadyAnswered, JobOpportunityNotOpen, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestPlayerNotEligible" | "GuardianConsentRequired" | "JobOpportunityAlreadyAnswered" | "JobOpportunityNotOpen" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.OpportunitySearch": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OpportunitySearch"];
                };
            };
        };
        /** @description PlanDoesNotInclude, SubscriptionRequired */
        "402.PlanDoesNotInclude.SubscriptionRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlanDoesNotInclude" | "SubscriptionRequired";
                };
            };
        };
        /** @description Done. */
        "Done.Suggestion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Suggestion"];
                };
            };
        };
        /** @description GuardianConsentRequired, JobOpportunityAlreadyAnswered, JobOpportunityNotOpen, PlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SuggestionAlreadyMade */
        "409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "JobOpportunityAlreadyAnswered" | "JobOpportunityNotOpen" | "PlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SuggestionAlreadyMade";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SuggestionNotPending */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SuggestionNotPending";
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
    };
    parameters: {
        cursor: string;
        limit: number;
        turn: "mine" | "theirs";
        player_id: components["schemas"]["Id"];
        club_id: components["schemas"]["Id"];
        offer_id: components["schemas"]["Id"];
        interest_id: components["schemas"]["Id"];
        opportunity_id: components["schemas"]["Id"];
        search_id: components["schemas"]["Id"];
        suggestion_id: components["schemas"]["Id"];
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
export type Id = components['schemas']['Id'];
export type Instant = components['schemas']['Instant'];
export type Terms = components['schemas']['Terms'];
export type OfferStatus = components['schemas']['OfferStatus'];
export type OptionalReason = components['schemas']['OptionalReason'];
export type SharedContact = components['schemas']['SharedContact'];
export type InterestStatus = components['schemas']['InterestStatus'];
export type Position = components['schemas']['Position'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type OpportunityStatus = components['schemas']['OpportunityStatus'];
export type OpportunityFilters = components['schemas']['OpportunityFilters'];
export type Country = components['schemas']['Country'];
export type SearchNotice = components['schemas']['SearchNotice'];
export type SuggestionStatus = components['schemas']['SuggestionStatus'];
export type Offer = components['schemas']['Offer'];
export type ClubTeam = components['schemas']['ClubTeam'];
export type Gender = components['schemas']['Gender'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type ShownRepresentative = components['schemas']['ShownRepresentative'];
export type Party = components['schemas']['Party'];
export type OfferSalary = components['schemas']['OfferSalary'];
export type PlayerToday = components['schemas']['PlayerToday'];
export type OfferRound = components['schemas']['OfferRound'];
export type AgreedTerms = components['schemas']['AgreedTerms'];
export type SeasonTotal = components['schemas']['SeasonTotal'];
export type ContractWindow = components['schemas']['ContractWindow'];
export type OfferRow = components['schemas']['OfferRow'];
export type SidesPageMeta = components['schemas']['SidesPageMeta'];
export type Interest = components['schemas']['Interest'];
export type Suggestion = components['schemas']['Suggestion'];
export type MandateSide = components['schemas']['MandateSide'];
export type HomePosition = components['schemas']['HomePosition'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type OpenSum = components['schemas']['OpenSum'];
export type ForeseenRefusal = components['schemas']['ForeseenRefusal'];
export type Opportunity = components['schemas']['Opportunity'];
export type AgeRange = components['schemas']['AgeRange'];
export type PayBand = components['schemas']['PayBand'];
export type ShownPerson = components['schemas']['ShownPerson'];
export type Criterion = components['schemas']['Criterion'];
export type BoardFacets = components['schemas']['BoardFacets'];
export type ValueCount = components['schemas']['ValueCount'];
export type PageMeta = components['schemas']['PageMeta'];
export type Applicant = components['schemas']['Applicant'];
export type ApplicantStage = components['schemas']['ApplicantStage'];
export type OpportunitySearch = components['schemas']['OpportunitySearch'];
export type Candidate = components['schemas']['Candidate'];
export type Story = components['schemas']['Story'];
export type StoryStep = components['schemas']['StoryStep'];
export type Dealing = components['schemas']['Dealing'];
export type Pulse = components['schemas']['Pulse'];
export type OpportunityFiltersOutput = components['schemas']['OpportunityFiltersOutput'];
export type Error = components['schemas']['Error'];
export type ResponseDoneOffer = components['responses']['Done.Offer'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response402SubscriptionRequired = components['responses']['402.SubscriptionRequired'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response409GuardianConsentRequiredOfferAlreadyExistsForApplicantOfferContractStartDateMustBeAfterCurrentContractOfferInterestDoesNotBelongToClubTeamOfferInterestDoesNotMatchApplicantOfferPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422IdempotencyKeyReusedOfferContractExpiryDateInvalidOfferContractTooLongValidationFailed = components['responses']['422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type ResponseReadOffer = components['responses']['Read.Offer'];
export type Response403AccessDeniedExceptionAccountSuspendedOfferCannotCounterYourOwnUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified'];
export type Response409GuardianConsentRequiredOfferContractStartDateMustBeAfterCurrentContractOfferNotNegotiableOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response422IdempotencyKeyReusedOfferContractExpiryDateInvalidOfferContractTooLongOfferTermsNotChangedValidationFailed = components['responses']['422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed'];
export type Response409GuardianConsentRequiredOfferContractStartDateMustBeAfterCurrentContractOfferNotPendingOfferPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response409GuardianConsentRequiredOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409GuardianConsentRequiredPlayerNotScoutableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneInterest = components['responses']['Done.Interest'];
export type Response409ClubInterestPlayerNotEligibleClubInterestPlayerNotScoutableGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadInterest = components['responses']['Read.Interest'];
export type Response409ClubInterestNotPendingGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubInterestNotPendingClubInterestPlayerNotEligibleGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneOpportunity = components['responses']['Done.Opportunity'];
export type ResponseReadOpportunity = components['responses']['Read.Opportunity'];
export type Response409GuardianConsentRequiredJobOpportunityNotOpenRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubInterestPlayerNotEligibleGuardianConsentRequiredJobOpportunityAlreadyAnsweredJobOpportunityNotOpenRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneOpportunitySearch = components['responses']['Done.OpportunitySearch'];
export type Response402PlanDoesNotIncludeSubscriptionRequired = components['responses']['402.PlanDoesNotInclude.SubscriptionRequired'];
export type ResponseDoneSuggestion = components['responses']['Done.Suggestion'];
export type Response409GuardianConsentRequiredJobOpportunityAlreadyAnsweredJobOpportunityNotOpenPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSuggestionAlreadyMade = components['responses']['409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSuggestionNotPending = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterTurn = components['parameters']['turn'];
export type ParameterPlayerId = components['parameters']['player_id'];
export type ParameterClubId = components['parameters']['club_id'];
export type ParameterOfferId = components['parameters']['offer_id'];
export type ParameterInterestId = components['parameters']['interest_id'];
export type ParameterOpportunityId = components['parameters']['opportunity_id'];
export type ParameterSearchId = components['parameters']['search_id'];
export type ParameterSuggestionId = components['parameters']['suggestion_id'];
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
    listOffers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["OfferStatus"];
                turn?: components["parameters"]["turn"];
                group?: "mine" | "theirs" | "signing" | "ended";
                q?: string;
                player_id?: components["parameters"]["player_id"];
                made_by?: components["schemas"]["Id"];
                club_id?: components["parameters"]["club_id"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferRow"][];
                        meta: components["schemas"]["SidesPageMeta"];
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
                    player_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                    /** @default true */
                    negotiable?: boolean;
                    expires_at: components["schemas"]["Instant"];
                    terms: components["schemas"]["Terms"];
                    /** @default  */
                    message?: string;
                    interest_id?: components["schemas"]["Id"];
                    /** @default false */
                    club_informed?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    offersAtHome: {
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
                            interests: {
                                mine: components["schemas"]["Interest"][];
                                theirs: components["schemas"]["Interest"][];
                            };
                            suggestions: components["schemas"]["Suggestion"][];
                            offers: {
                                mine: components["schemas"]["OfferRow"][];
                                theirs: components["schemas"]["OfferRow"][];
                                accepted: components["schemas"]["OfferRow"][];
                            };
                            positions?: components["schemas"]["HomePosition"][];
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
    getOffersOverview: {
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
                            groups: {
                                mine: number;
                                theirs: number;
                                signing: number;
                                ended: number;
                            };
                            open: components["schemas"]["OpenSum"][];
                            agreed: components["schemas"]["OpenSum"][];
                            makers: {
                                profile_id: components["schemas"]["Id"];
                                name: string;
                                offers: number;
                            }[];
                            clubs: {
                                club_id: components["schemas"]["Id"];
                                name: string;
                                offers: number;
                            }[];
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
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Offer"];
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
    counterOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    terms: components["schemas"]["Terms"];
                    /** @default  */
                    message?: string;
                    /** @default false */
                    final?: boolean;
                    expires_at?: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
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
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
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
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: components["schemas"]["Id"];
            };
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
                            player: components["schemas"]["ShownPlayer"];
                            possible: boolean;
                            teams: {
                                club_team: components["schemas"]["ClubTeam"];
                                refusal: components["schemas"]["ForeseenRefusal"] | null;
                                offer_id: components["schemas"]["Id"] | null;
                                interest: {
                                    id: components["schemas"]["Id"];
                                    status: components["schemas"]["InterestStatus"];
                                    your_turn: boolean;
                                } | null;
                                interest_refusal: components["schemas"]["ForeseenRefusal"] | null;
                            }[];
                            approach: components["schemas"]["ContractWindow"];
                            max_years: number;
                            earliest_start: components["schemas"]["CalendarDate"] | null;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listInterests: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["InterestStatus"];
                turn?: components["parameters"]["turn"];
                player_id?: components["parameters"]["player_id"];
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
                        data: components["schemas"]["Interest"][];
                        meta: components["schemas"]["SidesPageMeta"];
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
    declareInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                    message: string;
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Interest"];
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
    changeInterestMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    acceptInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOpportunities: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                positions?: string;
                fits?: "every" | "one" | "more";
                starts?: string;
                levels?: string;
                countries?: string;
                pay?: "shown";
                club_id?: components["parameters"]["club_id"];
                tab?: "open" | "answered" | "over";
                sort?: "newest" | "closes" | "fit";
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
                        data: components["schemas"]["Opportunity"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            facets: components["schemas"]["BoardFacets"];
                            tabs: {
                                open: number;
                                answered: number;
                                over: number;
                            };
                            stale?: boolean;
                        };
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
    publishOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    team_id: components["schemas"]["Id"];
                    title: string;
                    position: components["schemas"]["Position"];
                    age: {
                        min: number;
                        max: number;
                    } | null;
                    foot: ("left" | "right") | null;
                    contract_from: components["schemas"]["CalendarDate"];
                    contract_until: components["schemas"]["CalendarDate"] | null;
                    pay: {
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                        from: number;
                        to: number;
                    } | null;
                    pay_shown: boolean;
                    description: string;
                    closes_on: components["schemas"]["CalendarDate"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Opportunity"];
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
    listOwnOpportunities: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["OpportunityStatus"];
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
                            id: components["schemas"]["Id"];
                            club_team: components["schemas"]["ClubTeam"];
                            title: string;
                            position: components["schemas"]["Position"];
                            age: components["schemas"]["AgeRange"] | null;
                            foot: ("left" | "right") | null;
                            contract_from: components["schemas"]["CalendarDate"];
                            contract_until: components["schemas"]["CalendarDate"] | null;
                            pay: components["schemas"]["PayBand"] | null;
                            pay_shown: boolean;
                            description: string;
                            closes_on: components["schemas"]["CalendarDate"];
                            status: components["schemas"]["OpportunityStatus"];
                            close_reason: ("by-club" | "deadline") | null;
                            filled_by: components["schemas"]["ShownPerson"] | null;
                            representative: {
                                name: string;
                                position: string;
                            };
                            published_at: components["schemas"]["Instant"];
                            updated_at: components["schemas"]["Instant"];
                            own: boolean;
                            fit: components["schemas"]["Criterion"][] | null;
                            answer: {
                                interest_id: components["schemas"]["Id"];
                                status: components["schemas"]["InterestStatus"];
                                at: components["schemas"]["Instant"];
                            } | null;
                            suggestion: {
                                id: components["schemas"]["Id"];
                                agent: components["schemas"]["ShownPerson"];
                                message: string;
                                suggested_at: components["schemas"]["Instant"];
                            } | null;
                            applicants: {
                                answered: number;
                                talks: number;
                                trial: number;
                                offered: number;
                                signed: number;
                                over: number;
                            };
                        }[];
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
    getOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Opportunity"];
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
    editOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    position: components["schemas"]["Position"];
                    age: {
                        min: number;
                        max: number;
                    } | null;
                    foot: ("left" | "right") | null;
                    contract_from: components["schemas"]["CalendarDate"];
                    contract_until: components["schemas"]["CalendarDate"] | null;
                    pay: {
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                        from: number;
                        to: number;
                    } | null;
                    pay_shown: boolean;
                    description: string;
                    closes_on: components["schemas"]["CalendarDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listApplicants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
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
                        data: components["schemas"]["Applicant"][];
                        meta?: components["schemas"]["ReadMeta"];
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
    closeOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    fillOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    answerOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    message?: string;
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOpportunitySearches: {
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
                        data: components["schemas"]["OpportunitySearch"][];
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
    saveOpportunitySearch: {
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
                    filters: components["schemas"]["OpportunityFilters"];
                    /** @default daily */
                    notice?: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    notice: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
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
    openOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
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
    listCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
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
                        data: components["schemas"]["Candidate"][];
                        meta?: components["schemas"]["ReadMeta"];
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
    suggestPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    /** @default  */
                    message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSuggestions: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["SuggestionStatus"];
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
                        data: components["schemas"]["Suggestion"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            waiting: number;
                            stale?: boolean;
                        };
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
    declineSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                suggestion_id: components["parameters"]["suggestion_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                suggestion_id: components["parameters"]["suggestion_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listStories: {
        parameters: {
            query?: {
                player_id?: components["parameters"]["player_id"];
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
                        data: components["schemas"]["Story"][];
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
    listDealings: {
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
                        data: components["schemas"]["Dealing"][];
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
    marketPulse: {
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
                            interests: components["schemas"]["Pulse"];
                            answers: components["schemas"]["Pulse"];
                            offers: components["schemas"]["Pulse"];
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
}
