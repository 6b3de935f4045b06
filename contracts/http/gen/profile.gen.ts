// Generated from http/openapi/profile.yaml by `npm run contracts`.
export interface paths {
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A further profile of another type */
        post: operations["addProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile, whole */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 1: the person */
        patch: operations["savePerson"];
        trace?: never;
    };
    "/profile/football": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 2: football */
        patch: operations["saveFootball"];
        trace?: never;
    };
    "/profile/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 3: club and contract */
        patch: operations["saveCareer"];
        trace?: never;
    };
    "/profile/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 4: media */
        patch: operations["saveMedia"];
        trace?: never;
    };
    "/profile/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 5: visible to clubs, guardian of a minor */
        patch: operations["saveVisibility"];
        trace?: never;
    };
    "/profile/nationalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a nationality */
        post: operations["addNationality"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/nationalities/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a nationality */
        delete: operations["removeNationality"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a highlight */
        post: operations["addHighlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights/{highlight_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a highlight */
        delete: operations["removeHighlight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights/{highlight_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Moves a highlight to another place: the first one stands large on the page */
        put: operations["moveHighlight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a highlight with a clip: MP4 or WebM, at most 100 MB */
        post: operations["addClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights/{highlight_id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The picture of a clip before it plays: PNG or JPEG, at most 2 MB */
        put: operations["setPoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a season to the career */
        post: operations["addSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/seasons/{season_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes a season of the career anew */
        put: operations["changeSeason"];
        post?: never;
        /** Removes a season from the career */
        delete: operations["removeSeason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The portrait: PNG or JPEG, at most 5 MB */
        put: operations["setPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s portrait */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/highlights/{highlight_id}/clip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip of a player’s highlight, whole or a part of it */
        get: operations["getClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/highlights/{highlight_id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A frame of the clip of a player’s highlight */
        get: operations["getPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/representative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Representative, step 1: person and position */
        patch: operations["saveRepresentative"];
        trace?: never;
    };
    "/profile/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Representative, club part: the club and the teams acted for */
        put: operations["chooseClub"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Agent, step 1: person and agency */
        patch: operations["saveAgent"];
        trace?: never;
    };
    "/profile/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Coach, step 1: person and coaching */
        patch: operations["saveCoach"];
        trace?: never;
    };
    "/profile/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes onboarding and hands it in to staff */
        post: operations["submitOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands in again after a rejection that can be mended */
        post: operations["resubmitProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clubs by name and country */
        get: operations["searchClubs"];
        put?: never;
        /** Enters a club that is missing; staff verify it */
        post: operations["enterClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One club */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A club’s page: its facts, its teams, and who may act for it */
        get: operations["getClubPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes the entries of the own club anew that staff have rejected, and hands it in again */
        post: operations["resubmitClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/crest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The crest of the own club: PNG or JPEG, kept as a square that stays transparent where it was */
        put: operations["setCrest"];
        post?: never;
        /** Removes the crest of the own club: it is drawn again */
        delete: operations["removeCrest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/crest/{crest_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A crest by its content; it never changes */
        get: operations["getCrest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these clubs have set a crest; one that was merged has that of the club that stays */
        get: operations["listCrests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a team to the own club */
        post: operations["addTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scouting/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scoutable players, for clubs and agents, with filters, counts per filter value and keyset pages */
        get: operations["scoutPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scouting/players.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A search as CSV: its first 300 players, taken from the budget as pages are */
        get: operations["exportPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s sheet, for the player, other players, clubs and agents */
        get: operations["getPlayerSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/page-openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many clubs opened the own page, and how often: the last 12 weeks, the oldest first */
        get: operations["listPageOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lists of the own club, by name */
        get: operations["listShortlists"];
        put?: never;
        /** A new list, for everybody who acts for the club */
        post: operations["createShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One list with its players */
        get: operations["getShortlist"];
        put?: never;
        post?: never;
        /** Deletes a list; it can be restored */
        delete: operations["deleteShortlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list as CSV, with what is noted */
        get: operations["exportShortlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a list another name */
        put: operations["renameShortlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted list back as it was */
        post: operations["restoreShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a player on a list; one who is there stays as noted */
        post: operations["addToShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes something else of a player on a list */
        put: operations["changeShortlistEntry"];
        post?: never;
        /** Takes a player off a list; it can be undone */
        delete: operations["removeFromShortlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players/{player_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a player who was taken off back, as noted */
        post: operations["restoreToShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s mandates, newest first */
        get: operations["listMandates"];
        put?: never;
        /** An agent asks a player to represent him */
        post: operations["requestMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mandate */
        get: operations["getMandate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player says yes: the agent represents him */
        post: operations["confirmMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player says no */
        post: operations["declineMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent takes his request back */
        post: operations["withdrawMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a mandate early: the agent at once, the player with 14 days’ notice */
        post: operations["endMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/representations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who represents a player today, for everybody in the market */
        get: operations["listRepresentations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved searches for players, newest first */
        get: operations["listSavedSearches"];
        put?: never;
        /** Keeps a search, and says when to be told of players that newly match */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another name, or another time to be told */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Keeps a search no longer */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{search_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a search: what newly matched has been seen */
        post: operations["openSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profiles, the longest waiting first */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many profiles of each kind and how many clubs wait for staff, by how long; how fast staff decided on profiles */
        get: operations["queueFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One profile with history */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a profile that waits for staff, or stays with it for another 15 minutes */
        put: operations["takeProfileCase"];
        post?: never;
        /** Gives a profile back that one has taken; anybody may take it then */
        delete: operations["giveProfileCaseBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A player’s valuation tier */
        put: operations["setTier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/seasons/{season_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stands for a season of a player’s career as it was written, or takes that back */
        post: operations["confirmSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a profile; a player with the valuation tier that it has or is given */
        post: operations["verifyProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies several profiles, players with one tier for all of them where it is given; each answers for itself */
        post: operations["verifyProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects several profiles for the same reason; each answers for itself */
        post: operations["rejectProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a profile */
        post: operations["rejectProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/claim/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms what a verified person says has changed; from now on it counts */
        post: operations["confirmClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/claim/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a profile as it was verified; the person reads the reason */
        post: operations["refuseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision back */
        post: operations["reopenProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clubs for staff; the unverified first */
        get: operations["listClubs"];
        put?: never;
        /** Adds a club; it counts as verified */
        post: operations["addClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a club that waits for staff, or stays with it for another 15 minutes */
        put: operations["takeClubCase"];
        post?: never;
        /** Gives a club back that one has taken; anybody may take it then */
        delete: operations["giveClubCaseBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a club that a member entered */
        post: operations["verifyClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies several clubs; each answers for itself */
        post: operations["verifyClubs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a club that a member entered, for a reason that its representatives read */
        post: operations["rejectClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects several clubs for the same reason; each answers for itself */
        post: operations["rejectClubs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision on a club back: it waits again */
        post: operations["reopenClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/crest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the crest of any club, as its representatives do */
        put: operations["setClubCrest"];
        post?: never;
        /** Removes the crest of any club: it is drawn again */
        delete: operations["removeClubCrest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes the facts of a club anew; everything that names it follows */
        put: operations["changeClub"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the teams, people and lists of a club to the one that it is the same as */
        post: operations["mergeClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a file of clubs would bring, or brings these lines of it in */
        post: operations["importClubs"];
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
        /** Format: date */
        CalendarDate: string;
        /** @enum {string} */
        Gender: "female" | "male";
        /** @enum {string} */
        Position: "GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF";
        Country: string;
        Id: string;
        /** @enum {string} */
        CoachLicence: "UEFA Pro" | "UEFA A" | "UEFA B" | "UEFA C" | "National licence" | "No licence yet";
        NewClub: {
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
            country: components["schemas"]["Country"];
            teams: components["schemas"]["NewTeam"][];
        };
        NewTeam: {
            name: string;
            gender: components["schemas"]["Gender"];
            /** @enum {string} */
            level: "first team" | "second team" | "U23" | "U21" | "U19" | "U17";
        };
        ResubmittingClub: {
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
        };
        /** @enum {string} */
        ShortlistPriority: "first" | "second" | "watch";
        /** @enum {string} */
        ShortlistStage: "to-watch" | "watched" | "to-contact" | "on-hold";
        /** @enum {string} */
        MandateStatus: "pending" | "active" | "declined" | "withdrawn" | "ended" | "lapsed";
        OptionalReason: {
            /** @default  */
            reason?: string;
        };
        SearchFilters: {
            /** @default  */
            q?: string;
            /** @default [] */
            positions?: components["schemas"]["Position"][];
            /** @default [] */
            feet?: ("left" | "right" | "both")[];
            /** @default [] */
            tiers?: components["schemas"]["ValuationTier"][];
            /** @default [] */
            nationalities?: components["schemas"]["Country"][];
            /** @default null */
            gender?: components["schemas"]["Gender"] | null;
            /** @default null */
            age_min?: number | null;
            /** @default null */
            age_max?: number | null;
            /** @default null */
            height_min?: number | null;
            /** @default null */
            height_max?: number | null;
            /** @default null */
            contract?: ("6" | "12" | "24" | "free") | null;
            /**
             * @default tier
             * @enum {string}
             */
            sort?: "tier" | "age" | "contract" | "name" | "newest";
        };
        /** @enum {string} */
        ValuationTier: "A+" | "A" | "B+" | "B" | "C+" | "C" | "D";
        /** @enum {string} */
        SearchNotice: "daily" | "at-once" | "none";
        /** @enum {string} */
        ProfileType: "player" | "club-representative" | "agent" | "coach";
        /** @enum {string} */
        VerificationStatus: "pending" | "verified" | "rejected";
        /** Format: date-time */
        Instant: string;
        Looking: {
            submission: string;
            despite?: components["schemas"]["Id"];
        };
        ChangingClub: {
            submission: string;
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
        };
        MergingClub: {
            submission: string;
            into: components["schemas"]["Id"];
            despite?: components["schemas"]["Id"];
        };
        ImportingClubs: {
            file_name: string;
            content: string;
            lines: number[] | null;
        };
        OwnProfile: {
            id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            verification_status: components["schemas"]["VerificationStatus"];
            rejection: components["schemas"]["Rejection"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            claim: components["schemas"]["Claim"] | null;
            is_subscribed: boolean;
            club_decision: components["schemas"]["OwnClubDecision"] | null;
            player: {
                first_name: string | null;
                last_name: string | null;
                nickname: string | null;
                date_of_birth: components["schemas"]["CalendarDate"] | null;
                gender: components["schemas"]["Gender"] | null;
                phone: string | null;
                sport: "football" | null;
                nationalities: string[];
                positions: components["schemas"]["Position"][];
                preferred_foot: ("left" | "right" | "both") | null;
                height_cm: number | null;
                weight_kg: number | null;
                club_team: components["schemas"]["ClubTeam"] | null;
                club_verified: boolean | null;
                current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
                next_contract: components["schemas"]["UpcomingContract"] | null;
                valuation_tier: components["schemas"]["ValuationTier"] | null;
                highlights: components["schemas"]["Highlight"][];
                seasons: components["schemas"]["Season"][];
                photo: string | null;
                bio: string;
                visible_to_clubs: boolean;
                guardian: components["schemas"]["Guardian"] | null;
                guardian_consent: {
                    status: components["schemas"]["GuardianConsentStatus"];
                    reason: string | null;
                    at: components["schemas"]["Instant"];
                } | null;
                is_minor: boolean;
                of_age_on: components["schemas"]["CalendarDate"] | null;
            } | null;
            representative: {
                first_name: string | null;
                last_name: string | null;
                phone: string | null;
                position: string | null;
                club: components["schemas"]["Club"] | null;
                team_ids: components["schemas"]["Id"][];
            } | null;
            agent: components["schemas"]["OwnAgent"] | null;
            coach: components["schemas"]["OwnCoach"] | null;
            version: number;
        };
        /** @enum {string} */
        OnboardingStatus: "pending" | "completed";
        Rejection: {
            reason: string;
            /** @enum {string} */
            kind: "fixable" | "final";
            at: components["schemas"]["Instant"];
        };
        Claim: {
            at: components["schemas"]["Instant"];
            club_team?: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on?: components["schemas"]["CalendarDate"] | null;
            nationalities?: string[];
            teams?: components["schemas"]["ClubTeam"][];
            agency?: string;
            licence_number?: string;
            licensed_countries?: string[];
            licence_level?: components["schemas"]["CoachLicence"];
            club?: components["schemas"]["CoachClub"] | null;
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
        CoachClub: {
            club_id: components["schemas"]["Id"];
            club_name: string;
            club_short_name: string;
            country: string;
        };
        OwnClubDecision: {
            club_id: components["schemas"]["Id"];
            name: string;
            rejection: components["schemas"]["Rejection"] | null;
            is_entered: boolean;
        };
        UpcomingContract: {
            club_team: components["schemas"]["ClubTeam"];
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
        };
        Highlight: {
            id: components["schemas"]["Id"];
            title: string;
            url: string | null;
            /** @default null */
            clip: string | null;
            /** @default null */
            poster: string | null;
            at: components["schemas"]["Instant"];
        };
        Season: {
            id: components["schemas"]["Id"];
            began_in: number;
            club: string;
            level: string;
            appearances: number;
            minutes: number;
            goals: number;
            assists: number;
            at: components["schemas"]["Instant"];
            /** @default null */
            confirmed_at: components["schemas"]["Instant"] | null;
        };
        Guardian: {
            name: string;
            /** Format: email */
            email: string;
        };
        /** @enum {string} */
        GuardianConsentStatus: "requested" | "given" | "refused" | "withdrawn";
        Club: {
            id: components["schemas"]["Id"];
            name: string;
            short_name: string;
            country: string;
            city: string | null;
            founded: number | null;
            website: string | null;
            verified: boolean;
            crest: string | null;
            teams: components["schemas"]["Team"][];
        };
        Team: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            sport: "football";
            gender: components["schemas"]["Gender"];
            level: string;
        };
        OwnAgent: {
            first_name: string | null;
            last_name: string | null;
            agency: string | null;
            licence_number: string | null;
            licensed_countries: string[];
        };
        OwnCoach: {
            first_name: string | null;
            last_name: string | null;
            licence_level: components["schemas"]["CoachLicence"] | null;
            club: components["schemas"]["CoachClub"] | null;
            club_answered: boolean;
            club_verified: boolean | null;
            experience: string;
        };
        ReadMeta: {
            stale?: boolean;
        };
        PageMeta: {
            next_cursor: string | null;
            total?: number;
            stale?: boolean;
        };
        ClubPage: {
            id: components["schemas"]["Id"];
            name: string;
            short_name: string;
            country: string;
            city: string | null;
            founded: number | null;
            website: string | null;
            verified: boolean;
            crest: string | null;
            teams: components["schemas"]["Team"][];
            verified_at: components["schemas"]["Instant"] | null;
            representatives: {
                profile_id: components["schemas"]["Id"];
                name: string;
                position: string;
                teams: {
                    id: components["schemas"]["Id"];
                    name: string;
                }[];
            }[];
            is_own: boolean;
        };
        PlayerRow: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
            age: number;
            gender: components["schemas"]["Gender"];
            nationalities: string[];
            positions: components["schemas"]["Position"][];
            /** @enum {string} */
            preferred_foot: "left" | "right" | "both";
            height_cm: number;
            club_team: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
            next_contract: components["schemas"]["UpcomingContract"] | null;
            valuation_tier: components["schemas"]["ValuationTier"];
            photo: string | null;
            highlights: number;
        };
        ScoutingFacets: {
            positions: components["schemas"]["ValueCount"][];
            preferred_feet: components["schemas"]["ValueCount"][];
            tiers: components["schemas"]["ValueCount"][];
            nationalities: components["schemas"]["ValueCount"][];
            ages: components["schemas"]["ValueCount"][];
            heights: components["schemas"]["ValueCount"][];
            contract_ends: components["schemas"]["ValueCount"][];
        };
        ValueCount: {
            value: string;
            count: number;
        };
        PlayerSheet: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
            age: number;
            gender: components["schemas"]["Gender"];
            nationalities: string[];
            positions: components["schemas"]["Position"][];
            /** @enum {string} */
            preferred_foot: "left" | "right" | "both";
            height_cm: number;
            club_team: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
            next_contract: components["schemas"]["UpcomingContract"] | null;
            valuation_tier: components["schemas"]["ValuationTier"];
            photo: string | null;
            highlights: number;
            date_of_birth: components["schemas"]["CalendarDate"];
            weight_kg: number | null;
            bio: string;
            highlight_list: components["schemas"]["Highlight"][];
            seasons: components["schemas"]["Season"][];
            contract: components["schemas"]["ContractWindow"];
            viewer: {
                is_own: boolean;
                scoutable: boolean;
                open_offers: {
                    offer_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                }[];
            };
        };
        ContractWindow: {
            /** @enum {string} */
            approach: "free" | "open" | "club-informed";
            ends_on: components["schemas"]["CalendarDate"] | null;
            approach_free_from: components["schemas"]["CalendarDate"] | null;
        };
        PageOpeningsOfWeek: {
            /** Format: date */
            week: string;
            clubs: number;
            openings: number;
        };
        ShortlistRow: {
            id: components["schemas"]["Id"];
            name: string;
            player_ids: components["schemas"]["Id"][];
            created_by: components["schemas"]["ShownPerson"];
            created_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
        };
        ShownPerson: {
            profile_id: components["schemas"]["Id"];
            name: string;
        };
        Shortlist: {
            id: components["schemas"]["Id"];
            name: string;
            player_ids: components["schemas"]["Id"][];
            created_by: components["schemas"]["ShownPerson"];
            created_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
            club_name: string;
            entries: components["schemas"]["ShortlistedPlayer"][];
        };
        ShortlistedPlayer: {
            player_id: components["schemas"]["Id"];
            name: string;
            note: string;
            priority: components["schemas"]["ShortlistPriority"];
            stage: components["schemas"]["ShortlistStage"];
            version: number;
            added_by: components["schemas"]["ShownPerson"];
            added_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
            player: components["schemas"]["PlayerRow"] | null;
            hidden: ("not-visible" | "not-available") | null;
        };
        ShortlistEntry: {
            player_id: components["schemas"]["Id"];
            name: string;
            note: string;
            priority: components["schemas"]["ShortlistPriority"];
            stage: components["schemas"]["ShortlistStage"];
            version: number;
            added_by: components["schemas"]["ShownPerson"];
            added_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
        };
        Mandate: {
            id: components["schemas"]["Id"];
            agent: components["schemas"]["ShownAgent"];
            player: components["schemas"]["ShownPlayer"];
            exclusive: boolean;
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            message: string;
            status: components["schemas"]["MandateStatus"];
            reason: string | null;
            close_reason: "guardian-consent-withdrawn" | null;
            end: {
                by: components["schemas"]["MandateEnder"];
                reason: string | null;
                said_at: components["schemas"]["Instant"];
            } | null;
            requested_at: components["schemas"]["Instant"];
            answer_by: components["schemas"]["CalendarDate"];
            updated_at: components["schemas"]["Instant"];
            your_side: components["schemas"]["MandateSide"];
            your_turn: boolean;
            blocked: components["schemas"]["ForeseenRefusal"] | null;
        };
        ShownAgent: {
            profile_id: components["schemas"]["Id"];
            name: string;
            agency: string;
            licence_number: string;
        };
        ShownPlayer: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
        };
        /** @enum {string} */
        MandateEnder: "agent" | "player" | "clock";
        /** @enum {string} */
        MandateSide: "agent" | "player";
        ForeseenRefusal: {
            error: string;
            message: string;
        };
        Representation: {
            agent: components["schemas"]["ShownAgent"];
            exclusive: boolean;
            until: components["schemas"]["CalendarDate"];
        };
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: string;
            filters: components["schemas"]["SearchFiltersOutput"];
            notice: components["schemas"]["SearchNotice"];
            fresh: number;
            saved_at: components["schemas"]["Instant"];
        };
        AdminProfileRow: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            verification_status: components["schemas"]["VerificationStatus"];
            user_verification_status: components["schemas"]["VerificationStatus"];
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            valuation_tier: components["schemas"]["ValuationTier"] | null;
            club_name: string | null;
            club_verified: boolean | null;
            position: string | null;
            agency: string | null;
            licence_number: string | null;
            licence_level: string | null;
            nationalities: string[];
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            waiting_since: components["schemas"]["Instant"] | null;
            claims_change: boolean;
            submission: string;
            held: components["schemas"]["CaseHold"] | null;
        };
        CaseHold: {
            by: components["schemas"]["Id"];
            by_name: string | null;
            since: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        DecisionSpan: {
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            decided: number;
            median: number | null;
            p90: number | null;
        };
        QueueAges: {
            fresh: number;
            day: number;
            old: number;
            oldest: components["schemas"]["Instant"] | null;
        };
        AdminProfile: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            verification_status: components["schemas"]["VerificationStatus"];
            user_verification_status: components["schemas"]["VerificationStatus"];
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            valuation_tier: components["schemas"]["ValuationTier"] | null;
            club_name: string | null;
            club_verified: boolean | null;
            position: string | null;
            agency: string | null;
            licence_number: string | null;
            licence_level: string | null;
            nationalities: string[];
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            waiting_since: components["schemas"]["Instant"] | null;
            claims_change: boolean;
            submission: string;
            held: components["schemas"]["CaseHold"] | null;
            profile: components["schemas"]["OwnProfile"];
            rejection: components["schemas"]["Rejection"] | null;
            staff_note: string | null;
            history: {
                at: components["schemas"]["Instant"];
                what: string;
                by: string | null;
                note: string | null;
            }[];
        };
        CountryOfClubs: {
            country: components["schemas"]["Country"];
            clubs: number;
        };
        ClubImport: {
            lines: number;
            names: number;
            clubs: {
                line: number;
                club_id: components["schemas"]["Id"];
                name: string;
                country: string;
                /** @enum {string} */
                outcome: "added" | "changed" | "unchanged";
                fields: string[];
            }[];
            skipped: {
                line: number;
                why: string;
                text: string;
            }[];
        };
        SearchFiltersOutput: {
            /** @default  */
            q: string;
            /** @default [] */
            positions: components["schemas"]["Position"][];
            /** @default [] */
            feet: ("left" | "right" | "both")[];
            /** @default [] */
            tiers: components["schemas"]["ValuationTier"][];
            /** @default [] */
            nationalities: components["schemas"]["Country"][];
            /** @default null */
            gender: components["schemas"]["Gender"] | null;
            /** @default null */
            age_min: number | null;
            /** @default null */
            age_max: number | null;
            /** @default null */
            height_min: number | null;
            /** @default null */
            height_max: number | null;
            /** @default null */
            contract: ("6" | "12" | "24" | "free") | null;
            /**
             * @default tier
             * @enum {string}
             */
            sort: "tier" | "age" | "contract" | "name" | "newest";
        };
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Done. */
        "Done.OwnProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnProfile"];
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
        /** @description Done. */
        "Read.OwnProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnProfile"];
                    meta?: components["schemas"]["ReadMeta"];
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
        /** @description PlayerSportOrGenderMissing */
        "409.PlayerSportOrGenderMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerSportOrGenderMissing";
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
        /** @description PlayerNationalityLimitReached */
        "409.PlayerNationalityLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerNationalityLimitReached";
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
        /** @description PlayerHighlightLimitReached */
        "409.PlayerHighlightLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerHighlightLimitReached";
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
        /** @description PlayerSeasonLimitReached */
        "409.PlayerSeasonLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerSeasonLimitReached";
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
        /** @description RangeNotSatisfiable */
        "416.RangeNotSatisfiable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "RangeNotSatisfiable";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, EmailNotVerified */
        "403.AccessDeniedException.AccountSuspended.EmailNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "EmailNotVerified";
                };
            };
        };
        /** @description RepresentativeClubNotDefined, RepresentativePositionNotDefined, UserIdentificationMissing */
        "409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "UserIdentificationMissing";
                };
            };
        };
        /** @description UserIdentificationMissing */
        "409.UserIdentificationMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "UserIdentificationMissing";
                };
            };
        };
        /** @description Done. */
        "Done.Club": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Club"];
                };
            };
        };
        /** @description Done. */
        "Read.Club": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Club"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.ClubPage": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClubPage"];
                    meta?: components["schemas"]["ReadMeta"];
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
        /** @description ClubNotVerified, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubNotVerified" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
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
        "Read.PlayerSheet": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlayerSheet"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description PlanDoesNotInclude */
        "402.PlanDoesNotInclude": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlanDoesNotInclude";
                };
            };
        };
        /** @description Done. */
        "Done.ShortlistRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ShortlistRow"];
                };
            };
        };
        /** @description Done. */
        "Read.Shortlist": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Shortlist"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.ShortlistEntry": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ShortlistEntry"];
                };
            };
        };
        /** @description Done. */
        "Done.Mandate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mandate"];
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
        /** @description GuardianConsentRequired, MandateAlreadyRequested, MandateOverlaps, PlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateAlreadyRequested" | "MandateOverlaps" | "PlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.Mandate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mandate"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, MandateAgentNotEligible, MandateNotPending, MandateOverlaps, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateAgentNotEligible" | "MandateNotPending" | "MandateOverlaps" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description GuardianConsentRequired, MandateNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description GuardianConsentRequired, MandateNotActive, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateNotActive" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.SavedSearch": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SavedSearch"];
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
        "Read.AdminProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminProfile"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.CaseHold": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CaseHold"];
                };
            };
        };
        /** @description CaseHeld, StaleVersion */
        "409.CaseHeld.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "StaleVersion";
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
        "Done.AdminProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminProfile"];
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
        /** @description PlayerTierRequired */
        "409.PlayerTierRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerTierRequired";
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
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired, SecondFactorSetupRequired, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired" | "SecondFactorSetupRequired" | "UserNotVerified";
                };
            };
        };
        /** @description CaseHeld, ClubNotVerified, GuardianConsentRequired, PlayerTierRequiredException, RepresentativeClubNotDefined, RepresentativePositionNotDefined, StaleVersion, UserDoesntHaveIdentificationException */
        "409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "ClubNotVerified" | "GuardianConsentRequired" | "PlayerTierRequiredException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "StaleVersion" | "UserDoesntHaveIdentificationException";
                };
            };
        };
        /** @description CaseHeld, ClubNotVerified, StaleVersion */
        "409.CaseHeld.ClubNotVerified.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "ClubNotVerified" | "StaleVersion";
                };
            };
        };
        /** @description Done. */
        "Done.ClubImport": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClubImport"];
                };
            };
        };
    };
    parameters: {
        highlight_id: components["schemas"]["Id"];
        season_id: components["schemas"]["Id"];
        profile_id: components["schemas"]["Id"];
        v: string;
        cursor: string;
        limit: number;
        q: string;
        country: components["schemas"]["Country"];
        verified: string;
        club_id: components["schemas"]["Id"];
        positions: string;
        feet: string;
        tiers: string;
        nationalities: string;
        gender: components["schemas"]["Gender"];
        age_min: number;
        age_max: number;
        height_min: number;
        height_max: number;
        contract: "6" | "12" | "24" | "free";
        sort: "tier" | "age" | "contract" | "name" | "newest";
        shortlist_id: components["schemas"]["Id"];
        player_id: components["schemas"]["Id"];
        mandate_id: components["schemas"]["Id"];
        search_id: components["schemas"]["Id"];
        status: components["schemas"]["VerificationStatus"];
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
export type CalendarDate = components['schemas']['CalendarDate'];
export type Gender = components['schemas']['Gender'];
export type Position = components['schemas']['Position'];
export type Country = components['schemas']['Country'];
export type Id = components['schemas']['Id'];
export type CoachLicence = components['schemas']['CoachLicence'];
export type NewClub = components['schemas']['NewClub'];
export type NewTeam = components['schemas']['NewTeam'];
export type ResubmittingClub = components['schemas']['ResubmittingClub'];
export type ShortlistPriority = components['schemas']['ShortlistPriority'];
export type ShortlistStage = components['schemas']['ShortlistStage'];
export type MandateStatus = components['schemas']['MandateStatus'];
export type OptionalReason = components['schemas']['OptionalReason'];
export type SearchFilters = components['schemas']['SearchFilters'];
export type ValuationTier = components['schemas']['ValuationTier'];
export type SearchNotice = components['schemas']['SearchNotice'];
export type ProfileType = components['schemas']['ProfileType'];
export type VerificationStatus = components['schemas']['VerificationStatus'];
export type Instant = components['schemas']['Instant'];
export type Looking = components['schemas']['Looking'];
export type ChangingClub = components['schemas']['ChangingClub'];
export type MergingClub = components['schemas']['MergingClub'];
export type ImportingClubs = components['schemas']['ImportingClubs'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type OnboardingStatus = components['schemas']['OnboardingStatus'];
export type Rejection = components['schemas']['Rejection'];
export type Claim = components['schemas']['Claim'];
export type ClubTeam = components['schemas']['ClubTeam'];
export type CoachClub = components['schemas']['CoachClub'];
export type OwnClubDecision = components['schemas']['OwnClubDecision'];
export type UpcomingContract = components['schemas']['UpcomingContract'];
export type Highlight = components['schemas']['Highlight'];
export type Season = components['schemas']['Season'];
export type Guardian = components['schemas']['Guardian'];
export type GuardianConsentStatus = components['schemas']['GuardianConsentStatus'];
export type Club = components['schemas']['Club'];
export type Team = components['schemas']['Team'];
export type OwnAgent = components['schemas']['OwnAgent'];
export type OwnCoach = components['schemas']['OwnCoach'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type PageMeta = components['schemas']['PageMeta'];
export type ClubPage = components['schemas']['ClubPage'];
export type PlayerRow = components['schemas']['PlayerRow'];
export type ScoutingFacets = components['schemas']['ScoutingFacets'];
export type ValueCount = components['schemas']['ValueCount'];
export type PlayerSheet = components['schemas']['PlayerSheet'];
export type ContractWindow = components['schemas']['ContractWindow'];
export type PageOpeningsOfWeek = components['schemas']['PageOpeningsOfWeek'];
export type ShortlistRow = components['schemas']['ShortlistRow'];
export type ShownPerson = components['schemas']['ShownPerson'];
export type Shortlist = components['schemas']['Shortlist'];
export type ShortlistedPlayer = components['schemas']['ShortlistedPlayer'];
export type ShortlistEntry = components['schemas']['ShortlistEntry'];
export type Mandate = components['schemas']['Mandate'];
export type ShownAgent = components['schemas']['ShownAgent'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type MandateEnder = components['schemas']['MandateEnder'];
export type MandateSide = components['schemas']['MandateSide'];
export type ForeseenRefusal = components['schemas']['ForeseenRefusal'];
export type Representation = components['schemas']['Representation'];
export type SavedSearch = components['schemas']['SavedSearch'];
export type AdminProfileRow = components['schemas']['AdminProfileRow'];
export type CaseHold = components['schemas']['CaseHold'];
export type DecisionSpan = components['schemas']['DecisionSpan'];
export type QueueAges = components['schemas']['QueueAges'];
export type AdminProfile = components['schemas']['AdminProfile'];
export type CountryOfClubs = components['schemas']['CountryOfClubs'];
export type ClubImport = components['schemas']['ClubImport'];
export type SearchFiltersOutput = components['schemas']['SearchFiltersOutput'];
export type Error = components['schemas']['Error'];
export type ResponseDoneOwnProfile = components['responses']['Done.OwnProfile'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type ResponseReadOwnProfile = components['responses']['Read.OwnProfile'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response409PlayerSportOrGenderMissing = components['responses']['409.PlayerSportOrGenderMissing'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response409PlayerNationalityLimitReached = components['responses']['409.PlayerNationalityLimitReached'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response409PlayerHighlightLimitReached = components['responses']['409.PlayerHighlightLimitReached'];
export type Response413FileTooLarge = components['responses']['413.FileTooLarge'];
export type Response415FileTypeNotAllowed = components['responses']['415.FileTypeNotAllowed'];
export type Response409PlayerSeasonLimitReached = components['responses']['409.PlayerSeasonLimitReached'];
export type Response402SubscriptionRequired = components['responses']['402.SubscriptionRequired'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409GuardianConsentRequiredPlayerNotScoutableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response416RangeNotSatisfiable = components['responses']['416.RangeNotSatisfiable'];
export type Response403AccessDeniedExceptionAccountSuspendedEmailNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.EmailNotVerified'];
export type Response409RepresentativeClubNotDefinedRepresentativePositionNotDefinedUserIdentificationMissing = components['responses']['409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing'];
export type Response409UserIdentificationMissing = components['responses']['409.UserIdentificationMissing'];
export type ResponseDoneClub = components['responses']['Done.Club'];
export type ResponseReadClub = components['responses']['Read.Club'];
export type ResponseReadClubPage = components['responses']['Read.ClubPage'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubNotVerifiedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response402PlanDoesNotIncludeSubscriptionRequired = components['responses']['402.PlanDoesNotInclude.SubscriptionRequired'];
export type ResponseReadPlayerSheet = components['responses']['Read.PlayerSheet'];
export type Response402PlanDoesNotInclude = components['responses']['402.PlanDoesNotInclude'];
export type ResponseDoneShortlistRow = components['responses']['Done.ShortlistRow'];
export type ResponseReadShortlist = components['responses']['Read.Shortlist'];
export type ResponseDoneShortlistEntry = components['responses']['Done.ShortlistEntry'];
export type ResponseDoneMandate = components['responses']['Done.Mandate'];
export type Response404NotFoundUserNotFound = components['responses']['404.NotFound.UserNotFound'];
export type Response409GuardianConsentRequiredMandateAlreadyRequestedMandateOverlapsPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadMandate = components['responses']['Read.Mandate'];
export type Response409GuardianConsentRequiredMandateAgentNotEligibleMandateNotPendingMandateOverlapsRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409GuardianConsentRequiredMandateNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409GuardianConsentRequiredMandateNotActiveRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneSavedSearch = components['responses']['Done.SavedSearch'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type ResponseReadAdminProfile = components['responses']['Read.AdminProfile'];
export type ResponseDoneCaseHold = components['responses']['Done.CaseHold'];
export type Response409CaseHeldStaleVersion = components['responses']['409.CaseHeld.StaleVersion'];
export type ResponseDoneNothing = components['responses']['Done.Nothing'];
export type ResponseDoneAdminProfile = components['responses']['Done.AdminProfile'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired'];
export type Response409PlayerTierRequired = components['responses']['409.PlayerTierRequired'];
export type Response409StaleVersion = components['responses']['409.StaleVersion'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequiredUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified'];
export type Response409CaseHeldClubNotVerifiedGuardianConsentRequiredPlayerTierRequiredExceptionRepresentativeClubNotDefinedRepresentativePositionNotDefinedStaleVersionUserDoesntHaveIdentificationException = components['responses']['409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException'];
export type Response409CaseHeldClubNotVerifiedStaleVersion = components['responses']['409.CaseHeld.ClubNotVerified.StaleVersion'];
export type ResponseDoneClubImport = components['responses']['Done.ClubImport'];
export type ParameterHighlightId = components['parameters']['highlight_id'];
export type ParameterSeasonId = components['parameters']['season_id'];
export type ParameterProfileId = components['parameters']['profile_id'];
export type ParameterV = components['parameters']['v'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterQ = components['parameters']['q'];
export type ParameterCountry = components['parameters']['country'];
export type ParameterVerified = components['parameters']['verified'];
export type ParameterClubId = components['parameters']['club_id'];
export type ParameterPositions = components['parameters']['positions'];
export type ParameterFeet = components['parameters']['feet'];
export type ParameterTiers = components['parameters']['tiers'];
export type ParameterNationalities = components['parameters']['nationalities'];
export type ParameterGender = components['parameters']['gender'];
export type ParameterAgeMin = components['parameters']['age_min'];
export type ParameterAgeMax = components['parameters']['age_max'];
export type ParameterHeightMin = components['parameters']['height_min'];
export type ParameterHeightMax = components['parameters']['height_max'];
export type ParameterContract = components['parameters']['contract'];
export type ParameterSort = components['parameters']['sort'];
export type ParameterShortlistId = components['parameters']['shortlist_id'];
export type ParameterPlayerId = components['parameters']['player_id'];
export type ParameterMandateId = components['parameters']['mandate_id'];
export type ParameterSearchId = components['parameters']['search_id'];
export type ParameterStatus = components['parameters']['status'];
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
    addProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    profile_type: "player" | "club-representative" | "agent" | "coach";
                };
            };
        };
        responses: {
            201: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    savePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        nickname?: string;
                        date_of_birth?: components["schemas"]["CalendarDate"];
                        gender?: components["schemas"]["Gender"];
                        phone?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveFootball: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        /** @enum {string} */
                        sport?: "football";
                        positions?: components["schemas"]["Position"][];
                        /** @enum {string} */
                        preferred_foot?: "left" | "right" | "both";
                        height_cm?: number;
                        weight_kg?: number;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveCareer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        club_team_id?: string | null;
                        current_contract_ends_on?: components["schemas"]["CalendarDate"] | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerSportOrGenderMissing"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        bio?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        visible_to_clubs?: boolean;
                        guardian?: {
                            name: string;
                            email: string;
                        } | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addNationality: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: components["schemas"]["Country"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerNationalityLimitReached"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeNationality: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addHighlight: {
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
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerHighlightLimitReached"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    moveHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    place: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addClip: {
        parameters: {
            query: {
                title: string;
            };
            header?: never;
            path?: never;
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerHighlightLimitReached"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    began_in: number;
                    club: string;
                    /** @default  */
                    level?: "" | string;
                    appearances: number;
                    minutes: number;
                    goals: number;
                    assists: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerSeasonLimitReached"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    began_in: number;
                    club: string;
                    /** @default  */
                    level?: "" | string;
                    appearances: number;
                    minutes: number;
                    goals: number;
                    assists: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
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
                    "image/jpeg": string;
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
    getClip: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                highlight_id: components["parameters"]["highlight_id"];
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
                    "Accept-Ranges": components["headers"]["InParts"];
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    "Content-Range": components["headers"]["Part"];
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            416: components["responses"]["416.RangeNotSatisfiable"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPoster: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                highlight_id: components["parameters"]["highlight_id"];
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
                    "image/jpeg": string;
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
    saveRepresentative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        phone?: string;
                        position?: string | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    chooseClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    club_id: components["schemas"]["Id"];
                    team_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        agency?: string;
                        licence_number?: string;
                        licensed_countries?: components["schemas"]["Country"][];
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveCoach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        licence_level?: components["schemas"]["CoachLicence"];
                        club_id?: components["schemas"]["Id"] | null;
                        experience?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    submitOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.EmailNotVerified"];
            409: components["responses"]["409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    resubmitProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.EmailNotVerified"];
            409: components["responses"]["409.UserIdentificationMissing"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    searchClubs: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                country?: components["parameters"]["country"];
                verified?: components["parameters"]["verified"];
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
                        data: components["schemas"]["Club"][];
                        meta: components["schemas"]["PageMeta"];
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
    enterClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getClubPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.ClubPage"];
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
    resubmitClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResubmittingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
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
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Club"];
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
    getCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
                crest_hash: string;
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
                    "image/png": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listCrests: {
        parameters: {
            query: {
                clubs: string;
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
                            club_id: components["schemas"]["Id"];
                            crest: string;
                        }[];
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
    addTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
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
    scoutPlayers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                positions?: components["parameters"]["positions"];
                feet?: components["parameters"]["feet"];
                tiers?: components["parameters"]["tiers"];
                nationalities?: components["parameters"]["nationalities"];
                gender?: components["parameters"]["gender"];
                age_min?: components["parameters"]["age_min"];
                age_max?: components["parameters"]["age_max"];
                height_min?: components["parameters"]["height_min"];
                height_max?: components["parameters"]["height_max"];
                contract?: components["parameters"]["contract"];
                sort?: components["parameters"]["sort"];
                facets?: string;
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
                        data: components["schemas"]["PlayerRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            facets?: components["schemas"]["ScoutingFacets"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    exportPlayers: {
        parameters: {
            query?: {
                q?: components["parameters"]["q"];
                positions?: components["parameters"]["positions"];
                feet?: components["parameters"]["feet"];
                tiers?: components["parameters"]["tiers"];
                nationalities?: components["parameters"]["nationalities"];
                gender?: components["parameters"]["gender"];
                age_min?: components["parameters"]["age_min"];
                age_max?: components["parameters"]["age_max"];
                height_min?: components["parameters"]["height_min"];
                height_max?: components["parameters"]["height_max"];
                contract?: components["parameters"]["contract"];
                sort?: components["parameters"]["sort"];
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPlayerSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.PlayerSheet"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listPageOpenings: {
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
                        data: components["schemas"]["PageOpeningsOfWeek"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listShortlists: {
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
                        data: components["schemas"]["ShortlistRow"][];
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
    createShortlist: {
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
                };
            };
        };
        responses: {
            201: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Shortlist"];
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
    deleteShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
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
    exportShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
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
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    renameShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
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
    restoreShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
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
    addToShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    /** @default  */
                    note?: string;
                    /** @default watch */
                    priority?: components["schemas"]["ShortlistPriority"];
                    /** @default to-watch */
                    stage?: components["schemas"]["ShortlistStage"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.ShortlistEntry"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeShortlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    note: string;
                    priority: components["schemas"]["ShortlistPriority"];
                    stage: components["schemas"]["ShortlistStage"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.ShortlistEntry"];
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
    removeFromShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
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
    restoreToShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistEntry"];
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
    listMandates: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["MandateStatus"];
                player_id?: components["schemas"]["Id"];
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
                        data: components["schemas"]["Mandate"][];
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
    requestMandate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id?: components["schemas"]["Id"];
                    email?: string;
                    exclusive: boolean;
                    starts_on: components["schemas"]["CalendarDate"];
                    ends_on: components["schemas"]["CalendarDate"];
                    /** @default  */
                    message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Mandate"];
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
    confirmMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listRepresentations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
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
                        data: components["schemas"]["Representation"][];
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
    listSavedSearches: {
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
                        data: components["schemas"]["SavedSearch"][];
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
    saveSearch: {
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
                    filters: components["schemas"]["SearchFilters"];
                    /** @default daily */
                    notice?: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.SavedSearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeSavedSearch: {
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
            200: components["responses"]["Done.SavedSearch"];
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
    deleteSavedSearch: {
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
            200: components["responses"]["Done.SavedSearch"];
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
    openSavedSearch: {
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
            200: components["responses"]["Done.SavedSearch"];
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
    listProfiles: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                profile_type?: components["schemas"]["ProfileType"];
                status?: components["parameters"]["status"];
                queue?: "waiting" | "all";
                q?: components["parameters"]["q"];
                tier?: components["schemas"]["ValuationTier"];
                nationality?: components["schemas"]["Country"];
                position?: "GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF" | "Sporting Director" | "Head of Recruitment" | "Chief Scout" | "Scout" | "Head Coach" | "Academy Director" | "Club Secretary";
                licence?: string;
                club_search?: string;
                handed_in?: string;
                sort?: "waiting" | "name" | "newest";
                direction?: "asc" | "desc";
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
                        data: components["schemas"]["AdminProfileRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            more?: boolean;
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
    queueFigures: {
        parameters: {
            query?: {
                period?: "days" | "weeks" | "months";
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
                            spans: components["schemas"]["DecisionSpan"][];
                            profiles: {
                                profile_type: components["schemas"]["ProfileType"];
                                waiting: components["schemas"]["QueueAges"];
                            }[];
                            clubs: components["schemas"]["QueueAges"];
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
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    takeProfileCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    over?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.CaseHold"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    giveProfileCaseBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    valuation_tier: components["schemas"]["ValuationTier"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.PlayerTierRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    said_at: components["schemas"]["Instant"];
                    confirmed: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    submission: string;
                    despite?: components["schemas"]["Id"];
                    valuation_tier?: components["schemas"]["ValuationTier"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    valuation_tier?: components["schemas"]["ValuationTier"];
                    profiles: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        profile_id: components["schemas"]["Id"];
                    }[];
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
                            profile_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string} */
                    kind: "fixable" | "final";
                    /** @default  */
                    note?: string;
                    profiles: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        profile_id: components["schemas"]["Id"];
                    }[];
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
                            profile_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string} */
                    kind: "fixable" | "final";
                    /** @default  */
                    note?: string;
                    submission: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claimed_at: components["schemas"]["Instant"];
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.ClubNotVerified.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    refuseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claimed_at: components["schemas"]["Instant"];
                    reason: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reopenProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listClubs: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                verified?: components["parameters"]["verified"];
                status?: components["parameters"]["status"];
                country?: components["parameters"]["country"];
                sort?: "staff" | "name" | "entered";
                direction?: "asc" | "desc";
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
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            crest: string | null;
                            teams: components["schemas"]["Team"][];
                            verification_status: components["schemas"]["VerificationStatus"];
                            rejection: components["schemas"]["Rejection"] | null;
                            staff_note: string | null;
                            representatives: number;
                            entered_by: string | null;
                            entered_at: components["schemas"]["Instant"];
                            submission: string;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            countries?: components["schemas"]["CountryOfClubs"][];
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
    addClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    takeClubCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    over?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.CaseHold"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    giveClubCaseBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clubs: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        club_id: components["schemas"]["Id"];
                    }[];
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
                            club_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string} */
                    kind: "fixable" | "final";
                    /** @default  */
                    note?: string;
                    submission: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string} */
                    kind: "fixable" | "final";
                    /** @default  */
                    note?: string;
                    clubs: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        club_id: components["schemas"]["Id"];
                    }[];
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
                            club_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reopenClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setClubCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
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
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeClubCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    mergeClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    importClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportingClubs"];
            };
        };
        responses: {
            200: components["responses"]["Done.ClubImport"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
