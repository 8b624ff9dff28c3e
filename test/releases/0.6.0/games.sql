--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: Challenge; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Challenge" (
    guild text NOT NULL,
    week text NOT NULL,
    players integer NOT NULL,
    seed text NOT NULL,
    options text NOT NULL,
    content text NOT NULL
);


--
-- Name: ChallengeEntry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."ChallengeEntry" (
    guild text NOT NULL,
    week text NOT NULL,
    kind text NOT NULL,
    "user" text NOT NULL,
    "gameId" text NOT NULL,
    home text NOT NULL
);


--
-- Name: Content; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Content" (
    id text NOT NULL,
    json text NOT NULL
);


--
-- Name: Due; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Due" (
    key text NOT NULL,
    "gameId" text NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    at timestamp(3) without time zone NOT NULL,
    "claimedUntil" timestamp(3) without time zone,
    attempts integer DEFAULT 0 NOT NULL,
    "claimedBy" integer
);


--
-- Name: Game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Game" (
    id text NOT NULL,
    guild text NOT NULL,
    channel text NOT NULL,
    "liveChannel" text,
    status text NOT NULL,
    paused boolean NOT NULL,
    host text NOT NULL,
    language text NOT NULL,
    seed text NOT NULL,
    options text NOT NULL,
    players integer NOT NULL,
    content text NOT NULL,
    version integer NOT NULL,
    "turnVersion" integer NOT NULL,
    announced integer NOT NULL,
    consent text,
    consents integer NOT NULL,
    "moveCount" integer NOT NULL,
    snapshot text,
    "createdAt" timestamp(3) without time zone NOT NULL,
    "updatedAt" timestamp(3) without time zone NOT NULL,
    base text,
    "lastPost" text,
    orders text,
    timing text,
    hints boolean DEFAULT false NOT NULL,
    challenge text
);


--
-- Name: Lane; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Lane" (
    "gameId" text NOT NULL,
    "claimedBy" integer NOT NULL,
    "claimedUntil" timestamp(3) without time zone NOT NULL
);


--
-- Name: Lease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Lease" (
    name text NOT NULL,
    holder integer NOT NULL,
    ready boolean NOT NULL,
    until timestamp(3) without time zone NOT NULL
);


--
-- Name: Member; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Member" (
    "gameId" text NOT NULL,
    place integer NOT NULL,
    "user" text NOT NULL,
    name text NOT NULL,
    newcomer boolean NOT NULL,
    conceded boolean NOT NULL
);


--
-- Name: Move; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Move" (
    "gameId" text NOT NULL,
    index integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    by text NOT NULL,
    at timestamp(3) without time zone NOT NULL,
    reason text,
    ordered boolean DEFAULT false NOT NULL
);


--
-- Name: Outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Outbox" (
    id integer NOT NULL,
    "gameId" text NOT NULL,
    announcement text NOT NULL,
    "movesTo" integer,
    attempts integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) without time zone NOT NULL,
    "dueAt" timestamp(3) without time zone NOT NULL,
    aside boolean DEFAULT false NOT NULL
);


--
-- Name: Outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public."Outbox_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: Outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public."Outbox_id_seq" OWNED BY public."Outbox".id;


--
-- Name: Person; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Person" (
    "user" text NOT NULL,
    settings text NOT NULL
);


--
-- Name: Plan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Plan" (
    "gameId" text NOT NULL,
    "user" text NOT NULL,
    version integer NOT NULL,
    base integer NOT NULL,
    mode text NOT NULL,
    actions text NOT NULL,
    "updatedAt" timestamp(3) without time zone NOT NULL
);


--
-- Name: Result; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Result" (
    "gameId" text NOT NULL,
    guild text NOT NULL,
    version integer NOT NULL,
    result text NOT NULL
);


--
-- Name: Server; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Server" (
    guild text NOT NULL,
    settings text NOT NULL
);


--
-- Name: Setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Setting" (
    key text NOT NULL,
    value text NOT NULL
);


--
-- Name: Tenure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."Tenure" (
    "gameId" text NOT NULL,
    index integer NOT NULL,
    place integer NOT NULL,
    "user" text NOT NULL,
    name text NOT NULL,
    "from" integer NOT NULL,
    "to" integer,
    "forTurn" boolean DEFAULT false NOT NULL
);


--
-- Name: _prisma_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);


--
-- Name: Outbox id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox" ALTER COLUMN id SET DEFAULT nextval('public."Outbox_id_seq"'::regclass);


--
-- Data for Name: Challenge; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ChallengeEntry; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Content; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Content" VALUES ('c9c52c88b7dfa44f', '{"version":1,"content":{"name":"Figures as shipped","contracts":[{"id":1,"requires":{"wool":4,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":1,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":2,"requires":{"wool":6,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":3,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":2,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":4,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":3,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":5,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":2},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":6,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":1,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":7,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":8,"requires":{"wool":0,"milk":0,"grain":0,"bread":4,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":5,"hops":1,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":9,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":0},"gives":{"money":8,"hops":5,"cotton":0,"tobacco":0,"sugarCane":1,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":10,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":4,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"},{"id":11,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":12,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":4,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":13,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":14,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":1,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":15,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":4,"beef":0,"mutton":0},"gives":{"money":15,"hops":3,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":16,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":17,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":2,"mutton":0},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":18,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":0,"beef":3,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"},{"id":19,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0,"beef":0,"mutton":1},"gives":{"money":10,"hops":0,"cotton":2,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":20,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":3},"gives":{"money":0,"hops":5,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":21,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":1,"beef":0,"mutton":2},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":22,"requires":{"wool":0,"milk":0,"grain":0,"bread":3,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":5,"hops":1,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":23,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":15,"hops":8,"cotton":0,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":24,"requires":{"wool":1,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":25,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":1,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":26,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":2},"gives":{"money":0,"hops":9,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":27,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":28,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":29,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":3,"beef":0,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":30,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":0},"gives":{"money":3,"hops":4,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":31,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":15,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":32,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":2,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":33,"requires":{"wool":0,"milk":0,"grain":0,"bread":3,"cheese":0,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":2,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":34,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":3,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":35,"requires":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":0,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":36,"requires":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":2,"beef":1,"mutton":0},"gives":{"money":5,"hops":2,"cotton":0,"tobacco":0,"sugarCane":4,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":37,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":1,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":2,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":38,"requires":{"wool":1,"milk":0,"grain":0,"bread":3,"cheese":0,"whisky":0,"beef":1,"mutton":0},"gives":{"money":0,"hops":3,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":39,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":10,"hops":1,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":40,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":3,"beef":0,"mutton":1},"gives":{"money":0,"hops":5,"cotton":4,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":41,"requires":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":2,"beef":0,"mutton":1},"gives":{"money":3,"hops":0,"cotton":0,"tobacco":4,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":42,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":7,"cotton":0,"tobacco":0,"sugarCane":2,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":43,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":1,"mutton":0},"gives":{"money":0,"hops":3,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":44,"requires":{"wool":1,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":1,"beef":0,"mutton":0},"gives":{"money":0,"hops":4,"cotton":0,"tobacco":2,"sugarCane":0,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":45,"requires":{"wool":2,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":46,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0,"beef":1,"mutton":1},"gives":{"money":0,"hops":1,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":0,"bonusUpgrade":1},"provenance":"observed"},{"id":47,"requires":{"wool":2,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0,"beef":0,"mutton":1},"gives":{"money":0,"hops":1,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":48,"requires":{"wool":1,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0,"beef":0,"mutton":0},"gives":{"money":0,"hops":0,"cotton":0,"tobacco":0,"sugarCane":3,"freeSpace":0,"bonusUpgrade":0},"provenance":"observed"},{"id":49,"requires":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":1,"beef":0,"mutton":1},"gives":{"money":0,"hops":5,"cotton":3,"tobacco":0,"sugarCane":0,"freeSpace":1,"bonusUpgrade":0},"provenance":"observed"},{"id":50,"requires":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":1,"beef":0,"mutton":0},"gives":{"money":10,"hops":0,"cotton":0,"tobacco":3,"sugarCane":0,"freeSpace":0,"bonusUpgrade":2},"provenance":"observed"}],"market":{"small":{"startIndex":3,"mediumRange":[3,6],"prices":{"wool":[3,3,4,4,5,5,6,6,7,8],"milk":[3,4,5,5,6,6,7,7,8,8],"grain":[3,3,4,5,6,6,7,7,8,8],"bread":[7,8,9,10,11,11,12,13,14,15],"cheese":[7,8,9,10,11,12,13,14,14,15],"whisky":[8,9,10,11,12,13,13,14,15,16]},"provenance":"likely"},"large":{"startIndex":3,"mediumRange":[3,6],"prices":{"wool":[3,3,4,4,5,5,6,6,7,8],"milk":[3,4,5,5,6,6,7,7,8,8],"grain":[3,3,4,5,6,6,7,7,8,8],"bread":[7,8,9,10,11,11,12,13,14,15],"cheese":[7,8,9,10,11,12,13,14,14,15],"whisky":[8,9,10,11,12,13,13,14,15,16]},"provenance":"observed"}},"playerBoard":{"units":{"sheep":{"count":4,"cost":8,"yield":1,"provenance":"likely"},"cow":{"count":4,"cost":9,"yield":1,"provenance":"likely"},"field":{"count":4,"cost":18,"yield":2,"provenance":"observed"},"cheeseDairy":{"count":4,"cost":12,"provenance":"likely"},"bakery":{"count":4,"cost":8,"provenance":"observed"},"distillery":{"count":4,"cost":10,"provenance":"observed"},"woodcutter":{"count":4,"cost":6,"income":4,"upgradedIncome":6,"provenance":"observed"},"miner":{"count":4,"cost":10,"income":6,"upgradedIncome":8,"provenance":"observed"}},"merchants":{"start":2,"hireable":5,"hireCost":4,"provenance":"observed"},"shipping":{"stepCost":4,"provenance":"observed"},"technology":{"cost":10,"bonusCost":5,"provenance":"observed"},"exportBoxes":1,"firstWorkers":2,"buildingBonus":{"deployed":4,"draw":3}},"exportBoard":{"contracts":{"1":5,"2":6,"3":7,"4":8},"contractCost":[-5,0,5,10,15],"passBonus":{"small":[16,14],"large":[16,14,12,10]},"soloPassBonus":16,"track":{"small":{"length":30,"poundSteps":[5,10,15,20,25,30]},"large":{"length":30,"poundSteps":[5,10,15,20,25,30]}},"soloBoxes":[3,2,1,-3,-2,-1],"provenance":{"small":"likely","large":"observed"}},"neighbourhood":{"limit":{"1":0,"2":4,"3":3,"4":3},"discount":{"basic":2,"processed":3}},"startingTiles":[{"id":1,"money":55,"goods":{"wool":0,"milk":2,"grain":0,"bread":0,"cheese":0,"whisky":1},"provenance":"likely"},{"id":2,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":2,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":3,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":2,"whisky":0},"provenance":"reconstructed"},{"id":4,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":1,"cheese":1,"whisky":0},"provenance":"reconstructed"},{"id":5,"money":55,"goods":{"wool":0,"milk":0,"grain":2,"bread":0,"cheese":0,"whisky":1},"provenance":"reconstructed"},{"id":6,"money":55,"goods":{"wool":3,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":0},"provenance":"reconstructed"},{"id":7,"money":55,"goods":{"wool":3,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":8,"money":55,"goods":{"wool":0,"milk":2,"grain":2,"bread":0,"cheese":0,"whisky":0},"provenance":"reconstructed"},{"id":9,"money":55,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1},"provenance":"reconstructed"}],"noClansMoney":[0,2,4,6],"highestBid":30,"futureContracts":3,"portTiles":[{"id":1,"effect":{"kind":"spareAnimal"},"kickstarter":false,"provenance":"observed"},{"id":2,"effect":{"kind":"exchangeGoods","group":"basic","gain":3},"kickstarter":false,"provenance":"observed"},{"id":3,"effect":{"kind":"exchangeGoods","group":"processed","gain":2},"kickstarter":false,"provenance":"observed"},{"id":4,"effect":{"kind":"bonusUpgrade","glory":3},"kickstarter":false,"provenance":"observed"},{"id":5,"effect":{"kind":"money","money":10},"kickstarter":false,"provenance":"observed"},{"id":6,"effect":{"kind":"shiftPrice","steps":3},"kickstarter":false,"provenance":"observed"},{"id":7,"effect":{"kind":"exchangeUnits","neighbourhood":false},"kickstarter":false,"provenance":"observed"},{"id":8,"effect":{"kind":"drawContracts","money":5},"kickstarter":false,"provenance":"observed"},{"id":9,"effect":{"kind":"copy","cost":3},"kickstarter":true,"provenance":"observed"}],"scoringTiles":[{"id":1,"rule":{"kind":"basicGoods","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":2,"rule":{"kind":"processedGoods","points":3,"per":2},"kickstarter":false,"provenance":"observed"},{"id":3,"rule":{"kind":"units","weights":{"sheep":1,"cow":1,"cheeseDairy":1,"bakery":1,"field":2,"distillery":1,"woodcutter":0,"miner":0,"fisherman":0}},"kickstarter":false,"provenance":"observed"},{"id":4,"rule":{"kind":"units","weights":{"sheep":0,"cow":0,"cheeseDairy":0,"bakery":0,"field":0,"distillery":0,"woodcutter":2,"miner":2,"fisherman":2}},"kickstarter":false,"provenance":"observed"},{"id":5,"rule":{"kind":"borderUnits","points":3,"per":2},"kickstarter":false,"provenance":"observed"},{"id":6,"rule":{"kind":"imports","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":7,"rule":{"kind":"meat","points":2,"per":1},"kickstarter":false,"provenance":"observed"},{"id":8,"rule":{"kind":"upgrades","points":1,"per":1},"kickstarter":false,"provenance":"observed"},{"id":9,"rule":{"kind":"costlySpaces","points":2,"per":1,"costs":[5,6]},"kickstarter":true,"provenance":"observed"}],"clans":[{"id":"buchanan","experience":"challenging","kickstarter":false,"abilities":[{"kind":"exportBoxes","boxes":2},{"kind":"contractsPerAction","contracts":2},{"kind":"contractsPerPayment","contracts":2},{"kind":"drawContracts","contracts":6}],"provenance":"observed"},{"id":"campbell","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"unitDiscount","units":["cheeseDairy","bakery","distillery"],"amounts":[3,4,4,5]}],"provenance":"observed"},{"id":"cunningham","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"butter","good":"milk","money":8}],"provenance":"observed"},{"id":"fergusson","experience":"newcomer","kickstarter":false,"abilities":[{"kind":"firstWorkers","count":3,"borderOnly":true},{"kind":"startShipping","level":{"small":"1-loch","large":"2-loch"}}],"provenance":"observed"},{"id":"macdonald","experience":"challenging","kickstarter":false,"abilities":[{"kind":"sharedWorkers","count":8,"cost":6,"income":4},{"kind":"rowing"},{"kind":"startShipping","level":{"small":"river","large":"none"}}],"provenance":"observed"},{"id":"macewan","experience":"challenging","kickstarter":true,"abilities":[{"kind":"brewing","good":"grain","money":9,"max":3}],"provenance":"observed"},{"id":"mackenzie","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"moneyOnProcessing","good":"whisky","money":3},{"kind":"cellar","payouts":[0,7,15]}],"provenance":"observed"},{"id":"robertson","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"deltaDiscount","amount":{"small":2,"large":3}}],"provenance":"observed"},{"id":"stewart","experience":"ordinary","kickstarter":false,"abilities":[{"kind":"startMerchants","extra":3},{"kind":"startShipping","level":{"small":"river","large":"river"}},{"kind":"moneyOnTrade","money":1}],"provenance":"observed"}],"finalScoring":{"goods":{"basic":1,"processed":2},"poundsPerPoint":10,"hops":1,"imports":[3,4,5],"staticImport":4,"contracts":{"2":[8],"3":[12,6],"4":[12,6]},"settlements":{"2":[12],"3":[18,12,6],"4":[18,12,6]},"mostGlory":6,"solo":{"contracts":[{"atLeast":5,"points":4},{"atLeast":6,"points":8},{"atLeast":7,"points":12}],"settlements":[{"atLeast":8,"points":6},{"atLeast":11,"points":12},{"atLeast":14,"points":18}],"titles":[{"atLeast":-999,"title":"newbie"},{"atLeast":116,"title":"rookie"},{"atLeast":131,"title":"average"},{"atLeast":146,"title":"expert"},{"atLeast":161,"title":"genius"}]}},"maps":{"sides":{"A1":{"hexes":{"A1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"A2":{"loch":true,"observed":"terrain"},"A3":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":true},"A4":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"A5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"B1":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"B2":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"B3":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"B4":{"land":["grassland"],"cost":2,"observed":"terrain and cost","doubtful":false},"C1":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"C2":{"land":["grassland","mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"C3":{"loch":true,"observed":"terrain"},"C4":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"C5":{"land":["grassland","mountain"],"cost":3,"observed":"terrain and cost","doubtful":false},"D1":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"D2":{"land":["grassland"],"cost":3,"observed":"terrain and cost","doubtful":false},"D3":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"D4":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E1":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":true},"E2":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E3":{"loch":true,"observed":"terrain"},"E4":{"loch":true,"observed":"terrain"},"E5":{"loch":true,"observed":"terrain"},"F1":{"loch":true,"observed":"terrain"},"F2":{"land":["grassland","forest"],"cost":2,"observed":"terrain and cost","doubtful":false},"F3":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"F4":{"loch":true,"observed":"terrain"}},"rivers":[["A3","B2"],["B2","B3"],["D2","D3"],["E2","F2"]]},"A2":{"hexes":{"A1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"A2":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"A3":{"loch":true,"observed":"none"},"A4":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"A5":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"B1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"B2":{"land":["grassland","mountain"],"cost":4,"observed":"none","doubtful":false},"B3":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"B4":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"C1":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"C2":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"C3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"C4":{"land":["grassland","mountain"],"cost":3,"observed":"none","doubtful":false},"C5":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":true},"D1":{"land":["grassland","mountain"],"cost":1,"observed":"none","doubtful":false},"D2":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"D3":{"loch":true,"observed":"none"},"D4":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"E1":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"E2":{"land":["grassland","forest"],"cost":4,"observed":"none","doubtful":false},"E3":{"loch":true,"observed":"none"},"E4":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"E5":{"loch":true,"observed":"terrain"},"F1":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"F2":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"F3":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":true},"F4":{"loch":true,"observed":"terrain"}},"rivers":[["B2","B3","reconstructed"],["B2","C3","reconstructed"],["C2","C3","reconstructed"],["C3","D2","reconstructed"],["F3","G4","likely"],["F3","G3","likely"],["F2","F3","reconstructed"],["E2","F2","reconstructed"],["E2","F1","reconstructed"],["E1","F1","reconstructed"]]},"B1":{"hexes":{"G1":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"G2":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"G3":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"G4":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"G5":{"loch":true,"observed":"terrain"},"H1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":true},"H2":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"H3":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":false},"H4":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"I1":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"I2":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"I3":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"I4":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"I5":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"J1":{"loch":true,"observed":"terrain"},"J2":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"J3":{"land":["grassland","mountain"],"cost":4,"observed":"terrain","doubtful":false},"J4":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"K1":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"K2":{"loch":true,"observed":"terrain"},"K3":{"loch":true,"observed":"terrain"},"K4":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"K5":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"L1":{"loch":true,"observed":"terrain"},"L2":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"L3":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":true},"L4":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"M1":{"loch":true,"observed":"terrain"},"M2":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"M3":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"M4":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"M5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false}},"rivers":[["I2","J2"],["I2","I3"],["H2","I3"],["H3","I3"],["H3","I4"],["H3","H4"],["G4","H4"],["K4","L3"],["K4","L4"],["K5","L4"]]},"B2":{"hexes":{"G1":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G2":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G3":{"land":["grassland","forest"],"cost":5,"observed":"none","doubtful":false},"G4":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"G5":{"loch":true,"observed":"none"},"H1":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"H2":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"H3":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"H4":{"loch":true,"observed":"none"},"I1":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"I2":{"land":["grassland","mountain"],"cost":2,"observed":"none","doubtful":false},"I3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"I4":{"land":["grassland","forest"],"cost":3,"observed":"none","doubtful":false},"I5":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"J1":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"J2":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"J3":{"land":["grassland","forest","mountain"],"cost":6,"observed":"none","doubtful":false},"J4":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"K1":{"loch":true,"observed":"none"},"K2":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"K3":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"K4":{"land":["grassland","mountain"],"cost":2,"observed":"none","doubtful":false},"K5":{"land":["forest"],"cost":1,"observed":"none","doubtful":false},"L1":{"loch":true,"observed":"none"},"L2":{"loch":true,"observed":"none"},"L3":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"L4":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"M1":{"loch":true,"observed":"none"},"M2":{"land":["grassland"],"cost":2,"observed":"none","doubtful":false},"M3":{"land":["grassland","forest"],"cost":2,"observed":"none","doubtful":false},"M4":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"M5":{"land":["grassland","mountain"],"cost":4,"observed":"none","doubtful":false}},"rivers":[["H3","I4","reconstructed"],["I3","I4","reconstructed"],["I3","J3","reconstructed"],["J2","J3","reconstructed"],["J2","K3","reconstructed"],["K2","K3","reconstructed"],["K3","L3","reconstructed"],["K4","L3","reconstructed"],["K4","L4","reconstructed"],["K5","L4","reconstructed"]]},"C1":{"hexes":{"G6":{"loch":true,"observed":"terrain"},"G7":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"G8":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"G9":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"H5":{"loch":true,"observed":"terrain"},"H6":{"land":["grassland","mountain"],"cost":4,"observed":"terrain","doubtful":false},"H7":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":false},"H8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"H9":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"I6":{"loch":true,"observed":"terrain"},"I7":{"loch":true,"observed":"terrain"},"I8":{"loch":true,"observed":"terrain"},"I9":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"J5":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"J6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"J7":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"J8":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":true},"J9":{"land":["grassland","forest"],"cost":4,"observed":"terrain","doubtful":false},"K6":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"K7":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"K8":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":false},"K9":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"L5":{"land":["grassland","forest"],"cost":4,"observed":"terrain","doubtful":true},"L6":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"L7":{"loch":true,"observed":"terrain"},"L8":{"loch":true,"observed":"terrain"},"L9":{"loch":true,"observed":"terrain"},"M6":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"M7":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"M8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"M9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false}},"rivers":[["J5","J6"],["J6","K6"],["K6","K7"],["K7","L6"],["G8","G9"],["G9","H8"],["H8","H9"],["H9","I9"],["L4","L5"],["L5","M5"],["M5","M6"]]},"C2":{"hexes":{"G6":{"loch":true,"observed":"terrain"},"G7":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":false},"G8":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"G9":{"loch":true,"observed":"terrain"},"H5":{"loch":true,"observed":"terrain"},"H6":{"land":["grassland","mountain"],"cost":1,"observed":"terrain","doubtful":false},"H7":{"land":["grassland","mountain"],"cost":2,"observed":"terrain","doubtful":false},"H8":{"loch":true,"observed":"terrain"},"H9":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"I6":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":true},"I7":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"I8":{"loch":true,"observed":"terrain"},"I9":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":true},"J5":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":true},"J6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"J7":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"J8":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"J9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"K6":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"K7":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"K8":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":true},"K9":{"land":["grassland","forest"],"cost":3,"observed":"none","doubtful":false},"L5":{"land":["grassland","forest"],"cost":4,"observed":"terrain","doubtful":false},"L6":{"loch":true,"observed":"terrain"},"L7":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":true},"L8":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"L9":{"loch":true,"observed":"none"},"M6":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"M7":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":true},"M8":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"M9":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false}},"rivers":[["H6","I6"],["I6","I7"],["I7","J6"],["J6","J7"],["J6","K7"],["K6","K7"],["L4","L5"],["L5","M5"],["M5","M6"]]},"D1":{"hexes":{"A6":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"A7":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"A8":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"A9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"B5":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"B6":{"land":["forest"],"cost":1,"observed":"terrain","doubtful":false},"B7":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"B8":{"loch":true,"observed":"terrain"},"B9":{"loch":true,"observed":"terrain"},"C6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"C7":{"land":["grassland","mountain"],"cost":3,"observed":"terrain","doubtful":false},"C8":{"loch":true,"observed":"terrain"},"C9":{"loch":true,"observed":"terrain"},"D5":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"D6":{"land":["grassland","forest"],"cost":3,"observed":"terrain","doubtful":false},"D7":{"land":["grassland"],"cost":4,"observed":"terrain","doubtful":false},"D8":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"D9":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"E6":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"E7":{"land":["grassland"],"cost":1,"observed":"terrain","doubtful":false},"E8":{"land":["grassland","forest"],"cost":5,"observed":"terrain","doubtful":false},"E9":{"land":["grassland","forest"],"cost":2,"observed":"terrain","doubtful":false},"F5":{"loch":true,"observed":"terrain"},"F6":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false},"F7":{"land":["mountain"],"cost":1,"observed":"terrain","doubtful":false},"F8":{"land":["grassland"],"cost":3,"observed":"terrain","doubtful":false},"F9":{"land":["grassland"],"cost":2,"observed":"terrain","doubtful":false}},"rivers":[["A6","A7"],["A6","B6"],["B5","B6"],["B6","C6"],["C6","C7"],["C7","D6"],["C7","D7"],["D6","D7"],["D6","E7"],["D7","E7"],["E6","E7"],["E6","F6"],["E7","E8"],["E8","F7"],["F7","F8"],["F8","G8"]]},"D2":{"hexes":{"A6":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"A7":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"A8":{"land":["grassland"],"cost":4,"observed":"none","doubtful":false},"A9":{"land":["grassland"],"cost":1,"observed":"none","doubtful":false},"B5":{"land":["grassland","mountain"],"cost":2,"observed":"terrain and cost","doubtful":false},"B6":{"land":["forest"],"cost":1,"observed":"terrain and cost","doubtful":false},"B7":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain","doubtful":false},"B8":{"loch":true,"observed":"terrain"},"B9":{"loch":true,"observed":"none"},"C6":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"C7":{"land":["grassland","mountain"],"cost":4,"observed":"terrain and cost","doubtful":false},"C8":{"land":["grassland"],"cost":1,"observed":"terrain and cost","doubtful":false},"C9":{"loch":true,"observed":"none"},"D5":{"land":["grassland","forest","mountain"],"cost":6,"observed":"terrain and cost","doubtful":false},"D6":{"land":["grassland","forest"],"cost":5,"observed":"terrain and cost","doubtful":false},"D7":{"loch":true,"observed":"terrain"},"D8":{"land":["grassland","forest"],"cost":2,"observed":"terrain","doubtful":false},"D9":{"land":["mountain"],"cost":1,"observed":"none","doubtful":false},"E6":{"land":["mountain"],"cost":1,"observed":"terrain and cost","doubtful":false},"E7":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"E8":{"land":["grassland","forest"],"cost":4,"observed":"terrain and cost","doubtful":false},"E9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"F5":{"loch":true,"observed":"terrain"},"F6":{"land":["grassland"],"cost":4,"observed":"terrain and cost","doubtful":false},"F7":{"land":["forest"],"cost":1,"observed":"terrain and cost","doubtful":false},"F8":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false},"F9":{"land":["grassland"],"cost":3,"observed":"none","doubtful":false}},"rivers":[["A6","A7","reconstructed"],["A6","B6","reconstructed"],["B5","B6"],["B6","C6"],["C6","C7"],["C7","D6"],["C7","C8"],["B7","C8"],["D6","E7"],["E6","E7"],["E6","F6"],["E7","E8"],["E8","F7"],["F7","F8","reconstructed"],["F8","G8","reconstructed"]]}},"ports":{"small":{"A":{"column":1,"row":0,"provenance":"observed"},"B":{"column":11,"row":0,"provenance":"observed"},"C":{"column":12,"row":8,"provenance":"reconstructed"},"D":{"column":0,"row":8,"provenance":"observed"}},"large":{"A":{"column":-1,"row":0,"provenance":"observed"},"B":{"column":13,"row":0,"provenance":"observed"},"C":{"column":12,"row":9,"provenance":"observed"},"D":{"column":0,"row":9,"provenance":"observed"}}}}}}');


--
-- Data for Name: Due; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Due" VALUES ('xpxi7xzv remind 2 6 0', 'xpxi7xzv', 'remind', 2, '2026-01-01 12:00:24', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('xpxi7xzv expire 2 6 0', 'xpxi7xzv', 'expire', 2, '2026-01-04 00:00:24', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('hevivvmh remind 0 6 0', 'hevivvmh', 'remind', 0, '2026-01-01 12:00:46', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('hevivvmh expire 0 6 0', 'hevivvmh', 'expire', 0, '2026-01-04 00:00:46', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('elysuwyy remind 0 59 0', 'elysuwyy', 'remind', 0, '2026-01-01 12:04:25', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('elysuwyy expire 0 59 0', 'elysuwyy', 'expire', 0, '2026-01-04 00:04:25', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('pf3a4hob remind 0 40 0', 'pf3a4hob', 'remind', 0, '2026-01-01 12:07:06', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('pf3a4hob expire 0 40 0', 'pf3a4hob', 'expire', 0, '2026-01-04 00:07:06', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('zcbb4r6q remind 0 20 0', 'zcbb4r6q', 'remind', 0, '2026-01-01 12:08:26', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('hq3ge5j7 remind 1 88 0', 'hq3ge5j7', 'remind', 1, '2026-01-01 12:22:59', NULL, 0, NULL);
INSERT INTO public."Due" VALUES ('hq3ge5j7 expire 1 88 0', 'hq3ge5j7', 'expire', 1, '2026-01-04 00:22:59', NULL, 0, NULL);


--
-- Data for Name: Game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Game" VALUES ('noqpz4n4', 'guild', 'lobby', 'lobby', 'lobby', false, '1', 'en', 'release lobby', '["futureContracts"]', 3, 'c9c52c88b7dfa44f', 2, 1, 0, NULL, 0, 0, NULL, '2026-01-01 00:00:01', '2026-01-01 00:00:03', NULL, NULL, NULL, '{"pace":"friendly","waits":[],"pools":[],"stopped":false,"board":2}', false, NULL);
INSERT INTO public."Game" VALUES ('xpxi7xzv', 'guild', 'draft', 'draft', 'playing', false, '1', 'en', 'release draft', '[]', 4, 'c9c52c88b7dfa44f', 6, 6, 1, NULL, 0, 1, '{"version":2,"moves":1,"state":{"setup":{"seed":"release draft","players":4,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false,false,false],"content":"c9c52c88b7dfa44f"},"seating":[3,2,1,0],"map":{"sides":["A2","B2","C2","D2"],"blocked":{},"ports":{"A":1,"B":8,"C":6,"D":7}},"scoringTiles":[7,6,8,5,4],"dice":[],"phase":"draft","round":0,"moveCount":1,"offers":[{"clan":"fergusson","tile":1,"takenBy":3},{"clan":"buchanan","tile":2},{"clan":"stewart","tile":8},{"clan":"macdonald","tile":5},{"clan":"campbell","tile":9}],"opener":0,"turnOrder":[0,1,2,3],"passed":[],"queue":[1,0],"market":{"wool":3,"milk":3,"grain":3,"bread":3,"cheese":3,"whisky":3},"contracts":{"pile":[50,11,15,18,44,31,4,10,41,6,49,21,22,12,45,1,30,37,32,33,38,36,8,14,2,48,19,23,28,16,43,9,26,42,25,35,3,13,17,34,7,5],"known":0,"board":{"0":20,"1":46,"2":24,"3":39,"4":47,"5":27,"6":40,"7":29},"future":[],"removed":[]},"players":[{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":55,"glory":0,"goods":{"wool":0,"milk":2,"grain":0,"bread":0,"cheese":0,"whisky":1},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":3,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":1,"clan":"fergusson"}],"stack":[{"kind":"draft","seat":2}],"production":{}}}', '2026-01-01 00:00:09', '2026-01-01 00:00:24', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":2,"since":6,"at":1767225624000,"counted":1767225624000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0,0,0],"stopped":false,"board":6}', false, NULL);
INSERT INTO public."Game" VALUES ('hevivvmh', 'guild', 'auction', 'auction', 'playing', false, '1', 'en', 'release auction', '["auction"]', 3, 'c9c52c88b7dfa44f', 6, 6, 2, NULL, 0, 2, '{"version":2,"moves":2,"state":{"setup":{"seed":"release auction","players":3,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":true,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false,false],"content":"c9c52c88b7dfa44f"},"seating":[0,1,2],"map":{"sides":["A2","B1","C1","D2"],"blocked":{},"ports":{"A":7,"B":6,"C":4,"D":2}},"scoringTiles":[1,3,6,8,2],"dice":[],"phase":"draft","round":0,"moveCount":2,"offers":[{"clan":"fergusson","tile":3},{"clan":"stewart","tile":5},{"clan":"mackenzie","tile":8}],"opener":1,"turnOrder":[],"passed":[],"queue":[],"market":{"wool":3,"milk":3,"grain":3,"bread":3,"cheese":3,"whisky":3},"contracts":{"pile":[33,39,14,42,37,1,2,20,12,35,8,30,48,3,23,10,25,26,22,13,38,36,18,5,29,34,4,28,21,24,7,19,47,46,32,17,41,31,40,43,49,16,45],"known":0,"board":{"0":50,"1":6,"2":11,"3":27,"4":44,"5":15,"6":9},"future":[],"removed":[]},"players":[{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0},{"newcomer":false,"money":0,"glory":0,"goods":{"wool":0,"milk":0,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[],"fulfilled":[],"ports":[],"cellar":[],"bid":0}],"stack":[{"kind":"auction","seat":0}],"production":{},"auction":{"bidders":[0,1],"high":6,"leader":1}}}', '2026-01-01 00:00:30', '2026-01-01 00:00:46', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":0,"since":6,"at":1767225646000,"counted":1767225646000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0,0],"stopped":false,"board":6}', false, NULL);
INSERT INTO public."Game" VALUES ('elysuwyy', 'guild', 'round', 'round', 'playing', false, '1', 'en', 'release round', '[]', 3, 'c9c52c88b7dfa44f', 60, 59, 55, NULL, 0, 56, '{"version":2,"moves":56,"state":{"setup":{"seed":"release round","players":3,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false,false],"content":"c9c52c88b7dfa44f"},"seating":[0,1,2],"map":{"sides":["A1","B1","C2","D2"],"blocked":{},"ports":{"A":6,"B":7,"C":1,"D":5}},"scoringTiles":[4,3,8,2,7],"dice":[],"phase":"actions","round":2,"moveCount":56,"offers":[{"clan":"robertson","tile":2},{"clan":"buchanan","tile":5,"takenBy":0},{"clan":"stewart","tile":3,"takenBy":2},{"clan":"fergusson","tile":6,"takenBy":1}],"opener":1,"turnOrder":[0,2,1],"passed":[],"queue":[],"market":{"wool":1,"milk":3,"grain":1,"bread":3,"cheese":1,"whisky":3},"contracts":{"pile":[25,47,37,11,3,24,2,12,36,9,29,31,16,39,30,49,41,15,23,7,21,18,17,38,22,6,20,46,50,4,5,44,10,8,1,32,43,45,48],"known":0,"board":{"0":34,"1":40,"2":27,"3":19,"4":35,"5":28,"6":33},"future":[],"removed":[]},"players":[{"newcomer":false,"money":10,"glory":6,"goods":{"wool":1,"milk":0,"grain":0,"bread":0,"cheese":1,"whisky":1},"units":{"G3":"woodcutter","E6":"miner","F2":"cheeseDairy","D5":"miner","H3":"sheep","D4":"field"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[42,14],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":5,"clan":"buchanan"},{"newcomer":false,"money":21,"glory":4,"goods":{"wool":0,"milk":3,"grain":0,"bread":0,"cheese":0,"whisky":0},"units":{"I1":"woodcutter","K9":"woodcutter","K1":"cow","H1":"cow","D1":"cow","C1":"bakery"},"merchants":{"stock":5,"board":2},"posted":{},"shipping":4,"technology":{"woodcutter":false,"miner":false},"contracts":[26],"fulfilled":[],"ports":[7],"cellar":[],"bid":0,"startingTile":6,"clan":"fergusson"},{"newcomer":false,"money":26,"glory":4,"goods":{"wool":1,"milk":1,"grain":0,"bread":0,"cheese":1,"whisky":0},"units":{"C4":"miner","L2":"miner","B4":"cow","A3":"cheeseDairy","M2":"bakery","B3":"bakery","C5":"cow"},"merchants":{"stock":5,"board":2},"posted":{},"shipping":1,"technology":{"woodcutter":false,"miner":false},"contracts":[13],"fulfilled":[],"ports":[7],"cellar":[],"bid":0,"startingTile":3,"clan":"stewart"}],"stack":[{"kind":"turn","seat":0},{"kind":"expansion","seat":0,"goods":["milk"],"draws":0}],"production":{},"turn":{"seat":0,"mainDone":true,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:00:52', '2026-01-01 00:04:29', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":0,"since":59,"at":1767225865000,"counted":1767225865000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0,0],"stopped":false,"board":60}', false, NULL);
INSERT INTO public."Game" VALUES ('pf3a4hob', 'guild', 'production', 'production', 'playing', false, '1', 'en', 'release production', '[]', 2, 'c9c52c88b7dfa44f', 40, 40, 37, NULL, 0, 37, '{"version":2,"moves":37,"state":{"setup":{"seed":"release production","players":2,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false],"content":"c9c52c88b7dfa44f"},"seating":[1,0],"map":{"sides":["A1","B1","C1","D2"],"blocked":{},"ports":{"A":4,"B":8,"C":1,"D":7}},"scoringTiles":[2,3,8,5,6],"dice":[],"phase":"actions","round":2,"moveCount":37,"offers":[{"clan":"macdonald","tile":3},{"clan":"buchanan","tile":8,"takenBy":1},{"clan":"robertson","tile":6,"takenBy":0}],"opener":0,"turnOrder":[1,0],"passed":[1],"queue":[],"market":{"wool":5,"milk":0,"grain":3,"bread":4,"cheese":2,"whisky":4},"contracts":{"pile":[43,27,49,22,25,5,19,24,1,48,50,41,26,18,40,47,21,31,11,7,33,20,23,4,29,36,6,46,16,44,9,3,14,12,38,8,37,13,10,2],"known":0,"board":{"0":30,"1":42,"2":34,"3":28,"4":32,"5":15},"future":[],"removed":[]},"players":[{"newcomer":false,"money":1,"glory":0,"goods":{"wool":2,"milk":0,"grain":0,"bread":1,"cheese":0,"whisky":0},"units":{"D8":"woodcutter","F2":"woodcutter","E2":"sheep","C8":"bakery","C7":"bakery","E8":"cow","B6":"woodcutter"},"merchants":{"stock":2,"board":3},"posted":{"bread":{"side":"buy","count":1},"wool":{"side":"sell","count":1}},"shipping":1,"technology":{"woodcutter":false,"miner":false},"contracts":[45],"fulfilled":[35],"ports":[],"cellar":[],"bid":0,"startingTile":6,"clan":"robertson"},{"newcomer":false,"money":16,"glory":0,"goods":{"wool":2,"milk":1,"grain":2,"bread":0,"cheese":0,"whisky":0},"units":{"J7":"woodcutter","G3":"woodcutter","J6":"cow","G2":"sheep","K7":"cow","K6":"cheeseDairy","L5":"distillery"},"merchants":{"stock":0,"board":5},"posted":{"milk":{"side":"sell","count":2}},"shipping":2,"technology":{"woodcutter":false,"miner":false},"contracts":[39,17],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":8,"clan":"buchanan"}],"stack":[{"kind":"turn","seat":0}],"production":{"1":{"plan":{"cheeseDairy":0,"bakery":0,"distillery":0,"butter":0,"store":0,"take1":0,"take2":0,"take3":0},"ready":false}},"turn":{"seat":0,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:04:34', '2026-01-01 00:07:06', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":0,"since":40,"at":1767226026000,"counted":1767226026000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0],"stopped":false,"board":40}', false, NULL);
INSERT INTO public."Game" VALUES ('zcbb4r6q', 'guild', 'solo', 'solo', 'playing', false, '1', 'en', 'release solo', '["kickstarter"]', 1, 'c9c52c88b7dfa44f', 20, 20, 18, NULL, 0, 18, '{"version":2,"moves":18,"state":{"setup":{"seed":"release solo","players":1,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":true,"byExperience":false,"correctedPort7":false},"newcomers":[false],"content":"c9c52c88b7dfa44f"},"seating":[0],"map":{"sides":["A1","B1","C2","D1"],"blocked":{"B6":"neutral","C2":"neutral","C4":"neutral","D3":"neutral","E7":"neutral","F3":"neutral","F7":"neutral","H6":"neutral","I5":"neutral","J2":"neutral","J4":"neutral","J5":"neutral","J7":"neutral","K4":"neutral","K7":"neutral","L2":"neutral","L4":"neutral"},"ports":{"A":9,"B":4,"C":5,"D":1}},"scoringTiles":[3,9,8,1,7],"dice":[[{"good":"wool","die":-3},{"good":"cheese","die":-2},{"good":"grain","die":-3}],[{"good":"grain","die":2},{"good":"whisky","die":-1},{"good":"wool","die":3}],[{"good":"whisky","die":-1},{"good":"cheese","die":-2},{"good":"bread","die":2}],[{"good":"cheese","die":-3},{"good":"bread","die":-3},{"good":"whisky","die":2}]],"phase":"actions","round":3,"moveCount":18,"offers":[{"clan":"macdonald","tile":1},{"clan":"mackenzie","tile":4,"takenBy":0}],"opener":0,"turnOrder":[0],"passed":[],"queue":[],"market":{"wool":3,"milk":3,"grain":2,"bread":3,"cheese":2,"whisky":2},"contracts":{"pile":[11,28,31,8,32,27,2,38,37,3,43,24,47,36,46,40,5,41,30,26,34,13,20,35,16,18,19,42,44,21,50,12,33,45,17,39,9,23,7,1,4],"known":0,"board":{"1":14,"2":29,"3":6,"4":25,"5":15},"future":[],"removed":[49,10]},"players":[{"newcomer":false,"money":26,"glory":6,"goods":{"wool":1,"milk":0,"grain":2,"bread":0,"cheese":1,"whisky":0},"units":{"G7":"miner","E8":"woodcutter","H7":"cheeseDairy","D8":"sheep","I7":"field"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":1,"technology":{"woodcutter":false,"miner":false},"contracts":[22],"fulfilled":[48],"ports":[],"cellar":[false,false,false],"bid":0,"startingTile":4,"clan":"mackenzie"}],"stack":[{"kind":"turn","seat":0}],"production":{},"turn":{"seat":0,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:07:12', '2026-01-01 00:08:26', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":0,"since":20,"at":1767226106000,"counted":1767226106000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0],"stopped":false,"board":20}', false, NULL);
INSERT INTO public."Game" VALUES ('kglsefz2', 'guild', 'paused', 'paused', 'playing', true, '1', 'en', 'release paused', '["futureContracts","kickstarter"]', 4, 'c9c52c88b7dfa44f', 144, 143, 138, NULL, 0, 138, '{"version":2,"moves":138,"state":{"setup":{"seed":"release paused","players":4,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":true,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":true,"byExperience":false,"correctedPort7":false},"newcomers":[false,false,false,false],"content":"c9c52c88b7dfa44f"},"seating":[1,2,0,3],"map":{"sides":["A2","B2","C2","D1"],"blocked":{},"ports":{"A":1,"B":7,"C":9,"D":2}},"scoringTiles":[2,5,7,1,6],"dice":[],"phase":"actions","round":4,"moveCount":138,"offers":[{"clan":"robertson","tile":1,"takenBy":3},{"clan":"cunningham","tile":9,"takenBy":1},{"clan":"fergusson","tile":5,"takenBy":2},{"clan":"mackenzie","tile":7},{"clan":"macewan","tile":4,"takenBy":0}],"opener":2,"turnOrder":[2,1,0,3],"passed":[],"queue":[],"market":{"wool":0,"milk":0,"grain":2,"bread":1,"cheese":3,"whisky":1},"contracts":{"pile":[39,5,11,40,27,4,48,31,26,44,16,8,9,29,24,47,1,30,22,25,13,23,36,19,10,42,45,32,35,46,15,17],"known":0,"board":{"0":43,"1":12,"2":3,"3":41,"4":28,"5":7,"6":2,"7":38},"future":[33,37,49],"removed":[]},"players":[{"newcomer":false,"money":33,"glory":6,"goods":{"wool":2,"milk":1,"grain":0,"bread":0,"cheese":2,"whisky":0},"units":{"D9":"miner","M4":"distillery","L3":"sheep","M3":"cow","L4":"miner","M2":"distillery","M5":"distillery","M6":"bakery","K5":"woodcutter"},"merchants":{"stock":4,"board":3},"posted":{},"shipping":1,"technology":{"woodcutter":true,"miner":false},"contracts":[50],"fulfilled":[6],"ports":[7],"cellar":[],"bid":0,"startingTile":4,"clan":"macewan"},{"newcomer":false,"money":46,"glory":5,"goods":{"wool":5,"milk":0,"grain":0,"bread":4,"cheese":0,"whisky":1},"units":{"D5":"miner","J7":"miner","D4":"field","J8":"sheep","C5":"sheep","J9":"cow","I7":"bakery","C6":"bakery","I9":"bakery","H6":"distillery","G7":"cow","B4":"woodcutter","B3":"field"},"merchants":{"stock":2,"board":5},"posted":{},"shipping":0,"technology":{"woodcutter":false,"miner":false},"contracts":[18],"fulfilled":[14],"ports":[],"cellar":[],"bid":0,"startingTile":9,"clan":"cunningham"},{"newcomer":false,"money":39,"glory":10,"goods":{"wool":3,"milk":2,"grain":0,"bread":1,"cheese":1,"whisky":0},"units":{"E9":"woodcutter","D8":"miner","C7":"bakery","B6":"woodcutter","B5":"cow","F9":"bakery","B7":"cheeseDairy","D7":"sheep","A6":"miner"},"merchants":{"stock":2,"board":5},"posted":{},"shipping":3,"technology":{"woodcutter":false,"miner":false},"contracts":[34],"fulfilled":[21],"ports":[9,2],"cellar":[],"bid":0,"startingTile":5,"clan":"fergusson"},{"newcomer":false,"money":23,"glory":3,"goods":{"wool":5,"milk":1,"grain":0,"bread":3,"cheese":0,"whisky":0},"units":{"J3":"miner","A2":"woodcutter","A1":"sheep","B1":"sheep","K3":"sheep","B2":"bakery","K4":"bakery","I4":"bakery","I5":"bakery","C3":"sheep","H3":"field","I6":"cow"},"merchants":{"stock":4,"board":3},"posted":{},"shipping":1,"technology":{"woodcutter":false,"miner":false},"contracts":[20],"fulfilled":[],"ports":[],"cellar":[],"bid":0,"startingTile":1,"clan":"robertson"}],"stack":[{"kind":"turn","seat":2}],"production":{},"turn":{"seat":2,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:08:32', '2026-01-01 00:17:23', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":2,"since":143,"at":1767226640000,"counted":1767226643000,"turn":259197000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0,0,0],"stopped":true,"board":144}', false, NULL);
INSERT INTO public."Game" VALUES ('hq3ge5j7', 'guild', 'asked', 'asked', 'playing', false, '1', 'en', 'release asked', '["staticImports","noScoringTiles","noPorts"]', 2, 'c9c52c88b7dfa44f', 89, 88, 85, '{"id":1,"what":"abandon","by":"1","keep":85,"agreed":[]}', 1, 85, '{"version":2,"moves":85,"state":{"setup":{"seed":"release asked","players":2,"options":{"staticImports":true,"noScoringTiles":true,"noPorts":true,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false],"content":"c9c52c88b7dfa44f"},"seating":[1,0],"map":{"sides":["A2","B1","C2","D1"],"blocked":{},"ports":{}},"scoringTiles":[],"dice":[],"phase":"actions","round":5,"moveCount":85,"offers":[{"clan":"campbell","tile":8},{"clan":"stewart","tile":6,"takenBy":1},{"clan":"cunningham","tile":3,"takenBy":0}],"opener":0,"turnOrder":[1,0],"passed":[],"queue":[],"market":{"wool":2,"milk":4,"grain":0,"bread":3,"cheese":2,"whisky":4},"contracts":{"pile":[42,20,39,40,33,24,23,17,36,46,28,44,10,5,9,30,2,8,11,21,26,19,25,18,35,47,3,45,7,14,32,1,6,43,15,13,34,38],"known":0,"board":{"0":22,"1":50,"2":37,"3":31,"4":48,"5":12},"future":[],"removed":[]},"players":[{"newcomer":false,"money":31,"glory":0,"goods":{"wool":1,"milk":0,"grain":2,"bread":1,"cheese":0,"whisky":2},"units":{"L3":"woodcutter","J3":"miner","I4":"field","L4":"distillery","K4":"woodcutter","K6":"field","H4":"distillery","K5":"bakery"},"merchants":{"stock":3,"board":4},"posted":{},"shipping":1,"technology":{"woodcutter":false,"miner":false},"contracts":[49],"fulfilled":[27,4,41],"ports":[],"cellar":[],"bid":0,"startingTile":3,"clan":"cunningham"},{"newcomer":false,"money":30,"glory":0,"goods":{"wool":2,"milk":0,"grain":3,"bread":0,"cheese":4,"whisky":6},"units":{"C4":"miner","I2":"woodcutter","B4":"woodcutter","B3":"distillery","J2":"distillery","I3":"field","H3":"cow","C3":"cow","D2":"sheep","H2":"cheeseDairy","B5":"cheeseDairy","C5":"cheeseDairy","D4":"cheeseDairy","E6":"bakery"},"merchants":{"stock":6,"board":1},"posted":{},"shipping":2,"technology":{"woodcutter":false,"miner":false},"contracts":[29],"fulfilled":[16],"ports":[],"cellar":[],"bid":0,"startingTile":6,"clan":"stewart"}],"stack":[{"kind":"turn","seat":1}],"production":{},"turn":{"seat":1,"mainDone":false,"rowed":false,"bought":{},"obtained":[]}}}', '2026-01-01 00:17:29', '2026-01-01 00:23:02', NULL, NULL, NULL, '{"pace":"friendly","waits":[{"seat":1,"since":88,"at":1767226979000,"counted":1767226979000,"turn":259200000,"full":259200000,"reminders":0,"whole":259200000}],"pools":[0,0],"stopped":false,"board":89}', false, NULL);
INSERT INTO public."Game" VALUES ('tweqbma2', 'guild', 'over', NULL, 'finished', false, '1', 'en', 'release over', '[]', 2, 'c9c52c88b7dfa44f', 104, 104, 101, NULL, 0, 101, '{"version":2,"moves":101,"state":{"setup":{"seed":"release over","players":2,"options":{"staticImports":false,"noScoringTiles":false,"noPorts":false,"tighterMap":false,"noClans":false,"auction":false,"ownImports":false,"futureContracts":false,"mostGlory":false,"noContractMajority":false,"noSettlements":false,"noImportSteps":false,"kickstarter":false,"byExperience":false,"correctedPort7":false},"newcomers":[false,false],"content":"c9c52c88b7dfa44f"},"seating":[0,1],"map":{"sides":["A2","B2","C1","D1"],"blocked":{},"ports":{"A":4,"B":1,"C":3,"D":5}},"scoringTiles":[5,4,3,1,2],"dice":[],"phase":"finished","round":5,"moveCount":101,"offers":[{"clan":"stewart","tile":3},{"clan":"campbell","tile":9,"takenBy":0},{"clan":"buchanan","tile":5,"takenBy":1}],"opener":0,"turnOrder":[1,0],"passed":[1,0],"queue":[],"market":{"wool":7,"milk":0,"grain":0,"bread":4,"cheese":3,"whisky":4},"contracts":{"pile":[41,34,45,28,30,46,16,35,17,39,31,10,2,32,9,6,19,4,22,36,1,44,18,8,24,5,14,29,43,11,40,23,25,49,21,7,15,13,50,3,47],"known":0,"board":{"1":26,"2":20,"3":38,"4":27,"5":48},"future":[],"removed":[]},"players":[{"newcomer":false,"money":34,"glory":25,"goods":{"wool":2,"milk":0,"grain":0,"bread":2,"cheese":2,"whisky":0},"units":{"B7":"miner","E2":"woodcutter","C7":"field","D7":"cow","E7":"cow","E8":"woodcutter","E6":"bakery","D6":"distillery","D5":"cheeseDairy","C5":"bakery","C4":"cheeseDairy","F8":"cheeseDairy","D8":"cheeseDairy","F6":"bakery"},"merchants":{"stock":0,"board":0},"posted":{"grain":{"side":"sell","count":2},"milk":{"side":"sell","count":2},"wool":{"side":"buy","count":2},"bread":{"side":"sell","count":1}},"shipping":2,"technology":{"woodcutter":true,"miner":true},"contracts":[33],"fulfilled":[42],"ports":[5],"cellar":[],"bid":0,"startingTile":9,"clan":"campbell"},{"newcomer":false,"money":30,"glory":26,"goods":{"wool":0,"milk":2,"grain":0,"bread":1,"cheese":1,"whisky":2},"units":{"B6":"woodcutter","B2":"miner","C2":"cow","D2":"distillery","D4":"bakery","C6":"distillery","H6":"distillery","C3":"distillery","G7":"cow","B3":"cheeseDairy","I5":"bakery","J4":"cow"},"merchants":{"stock":0,"board":3},"posted":{"wool":{"side":"sell","count":2},"milk":{"side":"sell","count":1},"bread":{"side":"sell","count":1}},"shipping":5,"technology":{"woodcutter":true,"miner":true},"contracts":[37,12],"fulfilled":[],"ports":[4],"cellar":[],"bid":0,"startingTile":5,"clan":"buchanan"}],"stack":[],"production":{}}}', '2026-01-01 00:23:08', '2026-01-01 00:29:43', NULL, NULL, NULL, '{"pace":"friendly","waits":[],"pools":[0,0],"stopped":false,"board":104}', false, NULL);


--
-- Data for Name: Lane; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Lane" VALUES ('noqpz4n4', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('xpxi7xzv', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('hevivvmh', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('elysuwyy', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('pf3a4hob', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('zcbb4r6q', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('kglsefz2', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('hq3ge5j7', 599149939, '2026-01-01 00:31:17');
INSERT INTO public."Lane" VALUES ('tweqbma2', 599149939, '2026-01-01 00:31:17');


--
-- Data for Name: Lease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Member; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Member" VALUES ('noqpz4n4', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('noqpz4n4', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('xpxi7xzv', 3, '4', 'Dan', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('hevivvmh', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('elysuwyy', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('pf3a4hob', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('pf3a4hob', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('zcbb4r6q', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 2, '3', 'Cat', false, false);
INSERT INTO public."Member" VALUES ('kglsefz2', 3, '4', 'Dan', false, false);
INSERT INTO public."Member" VALUES ('hq3ge5j7', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('hq3ge5j7', 1, '2', 'Ben', false, false);
INSERT INTO public."Member" VALUES ('tweqbma2', 0, '1', 'Ann', false, false);
INSERT INTO public."Member" VALUES ('tweqbma2', 1, '2', 'Ben', false, false);


--
-- Data for Name: Move; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Move" VALUES ('xpxi7xzv', 0, 3, '{"type":"pick","offer":0}', '1', '2026-01-01 00:00:23', NULL, false);
INSERT INTO public."Move" VALUES ('hevivvmh', 0, 1, '{"type":"bid","amount":6}', '2', '2026-01-01 00:00:41', NULL, false);
INSERT INTO public."Move" VALUES ('hevivvmh', 1, 2, '{"type":"declineBid"}', '3', '2026-01-01 00:00:45', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 0, 2, '{"type":"pick","offer":2}', '3', '2026-01-01 00:01:03', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 1, 1, '{"type":"pick","offer":3}', '2', '2026-01-01 00:01:07', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 2, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:01:11', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 3, 0, '{"type":"placeWorker","unit":"woodcutter","space":"G3"}', '1', '2026-01-01 00:01:15', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 4, 1, '{"type":"placeWorker","unit":"woodcutter","space":"I1"}', '2', '2026-01-01 00:01:19', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 5, 2, '{"type":"placeWorker","unit":"miner","space":"C4"}', '3', '2026-01-01 00:01:23', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 6, 2, '{"type":"placeWorker","unit":"miner","space":"L2"}', '3', '2026-01-01 00:01:27', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 7, 1, '{"type":"placeWorker","unit":"woodcutter","space":"C1"}', '2', '2026-01-01 00:01:31', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 8, 0, '{"type":"placeWorker","unit":"miner","space":"E6"}', '1', '2026-01-01 00:01:35', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 9, 1, '{"type":"placeWorker","unit":"woodcutter","space":"K9"}', '2', '2026-01-01 00:01:39', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 10, 0, '{"type":"expand","unit":"cheeseDairy","space":"F2"}', '1', '2026-01-01 00:01:43', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 11, 1, '{"type":"obtain","contract":26}', '2', '2026-01-01 00:01:47', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 12, 2, '{"type":"obtain","contract":13}', '3', '2026-01-01 00:01:51', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 13, 0, '{"type":"expand","unit":"miner","space":"D5"}', '1', '2026-01-01 00:01:55', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 14, 1, '{"type":"expand","unit":"cheeseDairy","space":"D1"}', '2', '2026-01-01 00:01:59', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 15, 2, '{"type":"expand","unit":"cow","space":"B3"}', '3', '2026-01-01 00:02:03', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 16, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '1', '2026-01-01 00:02:07', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 17, 1, '{"type":"hire"}', '2', '2026-01-01 00:02:11', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 18, 2, '{"type":"expand","unit":"cow","space":"B4"}', '3', '2026-01-01 00:02:15', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 19, 0, '{"type":"obtain","contract":42}', '1', '2026-01-01 00:02:19', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 20, 0, '{"type":"decline"}', '1', '2026-01-01 00:02:22', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 21, 1, '{"type":"expand","unit":"cow","space":"K1"}', '2', '2026-01-01 00:02:26', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 22, 1, '{"type":"endTurn"}', '2', '2026-01-01 00:02:29', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 23, 2, '{"type":"expand","unit":"cheeseDairy","space":"A3"}', '3', '2026-01-01 00:02:33', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 24, 0, '{"type":"obtain","contract":14}', '1', '2026-01-01 00:02:37', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 25, 1, '{"type":"hire"}', '2', '2026-01-01 00:02:41', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 26, 1, '{"type":"endTurn"}', '2', '2026-01-01 00:02:44', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 27, 2, '{"type":"trade","good":"cheese","side":"sell","count":2}', '3', '2026-01-01 00:02:48', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 28, 0, '{"type":"hire"}', '1', '2026-01-01 00:02:52', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 29, 1, '{"type":"trade","good":"wool","side":"sell","count":3}', '2', '2026-01-01 00:02:56', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 30, 1, '{"type":"endTurn"}', '2', '2026-01-01 00:02:59', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 31, 2, '{"type":"expand","unit":"sheep","space":"M2"}', '3', '2026-01-01 00:03:03', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 32, 2, '{"type":"usePort","port":7,"effect":7}', '3', '2026-01-01 00:03:06', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 33, 2, '{"type":"exchangeOld","space":"M2"}', '3', '2026-01-01 00:03:09', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 34, 2, '{"type":"exchangeOld","space":"B3"}', '3', '2026-01-01 00:03:12', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 35, 2, '{"type":"exchangeNew","unit":"bakery"}', '3', '2026-01-01 00:03:15', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 36, 2, '{"type":"exchangeNew","unit":"bakery"}', '3', '2026-01-01 00:03:18', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 37, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:03:22', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 38, 1, '{"type":"expand","unit":"cow","space":"H1"}', '2', '2026-01-01 00:03:26', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 39, 1, '{"type":"usePort","port":7,"effect":7}', '2', '2026-01-01 00:03:29', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 40, 1, '{"type":"exchangeOld","space":"D1"}', '2', '2026-01-01 00:03:32', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 41, 1, '{"type":"exchangeOld","space":"C1"}', '2', '2026-01-01 00:03:35', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 42, 1, '{"type":"exchangeNew","unit":"cow"}', '2', '2026-01-01 00:03:38', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 43, 1, '{"type":"exchangeNew","unit":"bakery"}', '2', '2026-01-01 00:03:41', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 44, 2, '{"type":"expand","unit":"cow","space":"C5"}', '3', '2026-01-01 00:03:45', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 45, 0, '{"type":"expand","unit":"sheep","space":"H3"}', '1', '2026-01-01 00:03:49', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 46, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:03:53', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 47, 2, '{"type":"trade","good":"wool","side":"buy","count":1}', '3', '2026-01-01 00:03:57', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 48, 0, '{"type":"pass"}', '1', '2026-01-01 00:04:01', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 49, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:04:05', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 50, 2, '{"type":"pass"}', '3', '2026-01-01 00:04:09', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 51, 1, '{"type":"hire"}', '2', '2026-01-01 00:04:13', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 52, 1, '{"type":"pass"}', '2', '2026-01-01 00:04:17', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 53, 2, '{"type":"plan","item":"cheeseDairy","count":1}', '3', '2026-01-01 00:04:21', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 54, 2, '{"type":"confirmProduction"}', '3', '2026-01-01 00:04:24', NULL, false);
INSERT INTO public."Move" VALUES ('elysuwyy', 55, 0, '{"type":"expand","unit":"field","space":"D4"}', '1', '2026-01-01 00:04:28', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 0, 1, '{"type":"pick","offer":1}', '1', '2026-01-01 00:04:42', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 1, 0, '{"type":"pick","offer":2}', '2', '2026-01-01 00:04:46', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 2, 0, '{"type":"placeWorker","unit":"woodcutter","space":"D8"}', '2', '2026-01-01 00:04:50', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 3, 1, '{"type":"placeWorker","unit":"woodcutter","space":"J7"}', '1', '2026-01-01 00:04:54', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 4, 1, '{"type":"placeWorker","unit":"woodcutter","space":"G3"}', '1', '2026-01-01 00:04:58', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 5, 0, '{"type":"placeWorker","unit":"woodcutter","space":"F2"}', '2', '2026-01-01 00:05:02', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 6, 0, '{"type":"obtain","contract":35}', '2', '2026-01-01 00:05:06', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 7, 1, '{"type":"expand","unit":"cow","space":"J6"}', '1', '2026-01-01 00:05:10', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 8, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '2', '2026-01-01 00:05:14', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 9, 1, '{"type":"obtain","contract":39}', '1', '2026-01-01 00:05:18', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 10, 1, '{"type":"obtain","contract":17}', '1', '2026-01-01 00:05:21', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 11, 0, '{"type":"hire"}', '2', '2026-01-01 00:05:25', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 12, 1, '{"type":"expand","unit":"sheep","space":"G2"}', '1', '2026-01-01 00:05:29', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 13, 0, '{"type":"fulfil","contract":35,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:05:33', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 14, 1, '{"type":"expand","unit":"cow","space":"K7"}', '1', '2026-01-01 00:05:37', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 15, 0, '{"type":"obtain","contract":45}', '2', '2026-01-01 00:05:41', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 16, 1, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:05:45', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 19, 0, '{"type":"expand","unit":"sheep","space":"E2"}', '2', '2026-01-01 00:05:57', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 20, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:06:01', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 21, 0, '{"type":"trade","good":"wool","side":"buy","count":2}', '2', '2026-01-01 00:06:05', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 23, 0, '{"type":"expand","unit":"bakery","space":"C8"}', '2', '2026-01-01 00:06:13', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 25, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:06:21', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 27, 0, '{"type":"pass"}', '2', '2026-01-01 00:06:29', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 29, 0, '{"type":"trade","good":"bread","side":"buy","count":1}', '2', '2026-01-01 00:06:37', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 30, 1, '{"type":"trade","good":"milk","side":"sell","count":2}', '1', '2026-01-01 00:06:41', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 31, 0, '{"type":"expand","unit":"cow","space":"E8"}', '2', '2026-01-01 00:06:45', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 33, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '2', '2026-01-01 00:06:53', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 35, 0, '{"type":"expand","unit":"woodcutter","space":"B6"}', '2', '2026-01-01 00:07:01', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 0, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:07:17', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 2, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E8"}', '1', '2026-01-01 00:07:25', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 4, 0, '{"type":"expand","unit":"cheeseDairy","space":"H7"}', '1', '2026-01-01 00:07:33', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 6, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:07:41', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 8, 0, '{"type":"obtain","contract":22}', '1', '2026-01-01 00:07:49', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 10, 0, '{"type":"hire"}', '1', '2026-01-01 00:07:57', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 13, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:08:09', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 15, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:08:17', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 17, 0, '{"type":"pass"}', '1', '2026-01-01 00:08:25', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 17, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:05:49', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 18, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '1', '2026-01-01 00:05:53', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 22, 1, '{"type":"pass"}', '1', '2026-01-01 00:06:09', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 24, 0, '{"type":"hire"}', '2', '2026-01-01 00:06:17', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 26, 0, '{"type":"expand","unit":"bakery","space":"C7"}', '2', '2026-01-01 00:06:25', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 28, 1, '{"type":"expand","unit":"cheeseDairy","space":"K6"}', '1', '2026-01-01 00:06:33', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 32, 1, '{"type":"expand","unit":"distillery","space":"L5"}', '1', '2026-01-01 00:06:49', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 34, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:06:57', NULL, false);
INSERT INTO public."Move" VALUES ('pf3a4hob', 36, 1, '{"type":"pass"}', '1', '2026-01-01 00:07:05', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 1, 0, '{"type":"placeWorker","unit":"miner","space":"G7"}', '1', '2026-01-01 00:07:21', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 3, 0, '{"type":"obtain","contract":48}', '1', '2026-01-01 00:07:29', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 5, 0, '{"type":"expand","unit":"sheep","space":"D8"}', '1', '2026-01-01 00:07:37', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 7, 0, '{"type":"fulfil","contract":48,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:07:45', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 9, 0, '{"type":"trade","good":"grain","side":"buy","count":1}', '1', '2026-01-01 00:07:53', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 11, 0, '{"type":"pass"}', '1', '2026-01-01 00:08:01', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 12, 0, '{"type":"expand","unit":"field","space":"I7"}', '1', '2026-01-01 00:08:05', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 14, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '1', '2026-01-01 00:08:13', NULL, false);
INSERT INTO public."Move" VALUES ('zcbb4r6q', 16, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:08:21', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 0, 3, '{"type":"pick","offer":0}', '4', '2026-01-01 00:08:46', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 1, 2, '{"type":"pick","offer":2}', '1', '2026-01-01 00:08:50', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 2, 1, '{"type":"pick","offer":1}', '3', '2026-01-01 00:08:54', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 3, 0, '{"type":"pick","offer":4}', '2', '2026-01-01 00:08:58', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 4, 0, '{"type":"placeWorker","unit":"miner","space":"M5"}', '2', '2026-01-01 00:09:02', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 5, 1, '{"type":"placeWorker","unit":"miner","space":"D5"}', '3', '2026-01-01 00:09:06', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 6, 2, '{"type":"placeWorker","unit":"miner","space":"D1"}', '1', '2026-01-01 00:09:10', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 7, 3, '{"type":"placeWorker","unit":"miner","space":"J3"}', '4', '2026-01-01 00:09:14', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 8, 3, '{"type":"placeWorker","unit":"woodcutter","space":"A2"}', '4', '2026-01-01 00:09:18', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 9, 2, '{"type":"placeWorker","unit":"woodcutter","space":"E9"}', '1', '2026-01-01 00:09:22', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 10, 1, '{"type":"placeWorker","unit":"miner","space":"J7"}', '3', '2026-01-01 00:09:26', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 11, 0, '{"type":"placeWorker","unit":"miner","space":"D9"}', '2', '2026-01-01 00:09:30', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 12, 2, '{"type":"placeWorker","unit":"woodcutter","space":"K9"}', '1', '2026-01-01 00:09:34', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 13, 0, '{"type":"expand","unit":"distillery","space":"M4"}', '2', '2026-01-01 00:09:38', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 14, 1, '{"type":"obtain","contract":14}', '3', '2026-01-01 00:09:42', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 15, 2, '{"type":"obtain","contract":21}', '1', '2026-01-01 00:09:46', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 16, 2, '{"type":"usePort","port":9,"effect":7}', '1', '2026-01-01 00:09:49', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 17, 2, '{"type":"exchangeOld","space":"D1"}', '1', '2026-01-01 00:09:52', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 18, 2, '{"type":"exchangeOld","space":"K9"}', '1', '2026-01-01 00:09:55', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 19, 2, '{"type":"exchangeNew","unit":"sheep"}', '1', '2026-01-01 00:09:58', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 20, 2, '{"type":"exchangeNew","unit":"sheep"}', '1', '2026-01-01 00:10:01', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 21, 3, '{"type":"obtain","contract":20}', '4', '2026-01-01 00:10:05', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 22, 0, '{"type":"obtain","contract":6}', '2', '2026-01-01 00:10:09', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 23, 1, '{"type":"expand","unit":"field","space":"D4"}', '3', '2026-01-01 00:10:13', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 24, 2, '{"type":"fulfil","contract":21,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:10:17', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 25, 2, '{"type":"expand","unit":"miner","space":"D8"}', '1', '2026-01-01 00:10:20', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 26, 2, '{"type":"exchangeGoods","port":2,"discard":"grain","gain":"milk+milk+milk"}', '1', '2026-01-01 00:10:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 27, 3, '{"type":"trade","good":"bread","side":"buy","count":1}', '4', '2026-01-01 00:10:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 28, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '2', '2026-01-01 00:10:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 29, 1, '{"type":"expand","unit":"sheep","space":"C6"}', '3', '2026-01-01 00:10:35', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 30, 2, '{"type":"obtain","contract":34}', '1', '2026-01-01 00:10:39', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 31, 3, '{"type":"expand","unit":"sheep","space":"A1"}', '4', '2026-01-01 00:10:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 32, 0, '{"type":"expand","unit":"sheep","space":"L3"}', '2', '2026-01-01 00:10:47', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 33, 1, '{"type":"trade","good":"whisky","side":"sell","count":1}', '3', '2026-01-01 00:10:51', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 34, 2, '{"type":"trade","good":"bread","side":"buy","count":1}', '1', '2026-01-01 00:10:55', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 35, 3, '{"type":"expand","unit":"sheep","space":"B1"}', '4', '2026-01-01 00:10:59', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 36, 0, '{"type":"hire"}', '2', '2026-01-01 00:11:03', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 37, 1, '{"type":"expand","unit":"sheep","space":"J8"}', '3', '2026-01-01 00:11:07', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 38, 2, '{"type":"expand","unit":"bakery","space":"C7"}', '1', '2026-01-01 00:11:11', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 39, 3, '{"type":"expand","unit":"sheep","space":"K3"}', '4', '2026-01-01 00:11:15', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 40, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '2', '2026-01-01 00:11:19', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 41, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '3', '2026-01-01 00:11:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 42, 2, '{"type":"trade","good":"milk","side":"sell","count":1}', '1', '2026-01-01 00:11:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 43, 3, '{"type":"trade","good":"milk","side":"sell","count":1}', '4', '2026-01-01 00:11:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 44, 0, '{"type":"expand","unit":"cow","space":"M3"}', '2', '2026-01-01 00:11:35', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 45, 1, '{"type":"expand","unit":"sheep","space":"C5"}', '3', '2026-01-01 00:11:39', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 46, 2, '{"type":"expand","unit":"woodcutter","space":"B6"}', '1', '2026-01-01 00:11:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 47, 3, '{"type":"hire"}', '4', '2026-01-01 00:11:47', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 48, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '2', '2026-01-01 00:11:51', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 49, 1, '{"type":"pass"}', '3', '2026-01-01 00:11:55', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 50, 2, '{"type":"pass"}', '1', '2026-01-01 00:11:59', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 51, 3, '{"type":"trade","good":"whisky","side":"sell","count":1}', '4', '2026-01-01 00:12:03', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 52, 0, '{"type":"expand","unit":"sheep","space":"M2"}', '2', '2026-01-01 00:12:07', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 53, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:12:10', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 54, 3, '{"type":"expand","unit":"bakery","space":"B2"}', '4', '2026-01-01 00:12:14', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 56, 3, '{"type":"pass"}', '4', '2026-01-01 00:12:22', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 59, 1, '{"type":"fulfil","contract":14,"spare":"none","spareCopy":"none"}', '3', '2026-01-01 00:12:33', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 60, 1, '{"type":"slaughter","space":"C6"}', '3', '2026-01-01 00:12:36', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 61, 1, '{"type":"expand","unit":"cow","space":"J9"}', '3', '2026-01-01 00:12:39', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 64, 0, '{"type":"fulfil","contract":6,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:12:50', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 66, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:12:56', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 68, 1, '{"type":"obtain","contract":18}', '3', '2026-01-01 00:13:04', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 71, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:13:15', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 73, 1, '{"type":"expand","unit":"bakery","space":"I7"}', '3', '2026-01-01 00:13:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 75, 0, '{"type":"expand","unit":"miner","space":"L4"}', '2', '2026-01-01 00:13:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 77, 3, '{"type":"trade","good":"wool","side":"sell","count":3}', '4', '2026-01-01 00:13:38', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 79, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:13:46', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 81, 3, '{"type":"expand","unit":"bakery","space":"I5"}', '4', '2026-01-01 00:13:53', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 83, 0, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:14:01', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 85, 3, '{"type":"upgradeShipping"}', '4', '2026-01-01 00:14:08', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 87, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '2', '2026-01-01 00:14:16', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 89, 3, '{"type":"expand","unit":"sheep","space":"C3"}', '4', '2026-01-01 00:14:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 91, 0, '{"type":"usePort","port":7,"effect":7}', '2', '2026-01-01 00:14:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 92, 0, '{"type":"exchangeOld","space":"M2"}', '2', '2026-01-01 00:14:34', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 94, 0, '{"type":"exchangeNew","unit":"distillery"}', '2', '2026-01-01 00:14:40', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 95, 0, '{"type":"exchangeNew","unit":"distillery"}', '2', '2026-01-01 00:14:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 96, 0, '{"type":"pass"}', '2', '2026-01-01 00:14:46', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 97, 3, '{"type":"pass"}', '4', '2026-01-01 00:14:50', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 98, 1, '{"type":"pass"}', '3', '2026-01-01 00:14:54', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 99, 1, '{"type":"plan","item":"bakery","count":2}', '3', '2026-01-01 00:14:58', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 101, 1, '{"type":"plan","item":"butter","count":1}', '3', '2026-01-01 00:15:04', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 103, 2, '{"type":"expand","unit":"cheeseDairy","space":"B7"}', '1', '2026-01-01 00:15:11', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 105, 3, '{"type":"expand","unit":"field","space":"H3"}', '4', '2026-01-01 00:15:19', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 106, 1, '{"type":"expand","unit":"distillery","space":"H6"}', '3', '2026-01-01 00:15:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 110, 1, '{"type":"expand","unit":"cow","space":"G7"}', '3', '2026-01-01 00:15:39', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 112, 0, '{"type":"trade","good":"whisky","side":"sell","count":1}', '2', '2026-01-01 00:15:47', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 114, 1, '{"type":"expand","unit":"woodcutter","space":"B4"}', '3', '2026-01-01 00:15:55', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 116, 0, '{"type":"expand","unit":"woodcutter","space":"K5"}', '2', '2026-01-01 00:16:03', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 119, 2, '{"type":"trade","good":"milk","side":"sell","count":1}', '1', '2026-01-01 00:16:15', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 121, 3, '{"type":"expand","unit":"cow","space":"I6"}', '4', '2026-01-01 00:16:23', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 123, 2, '{"type":"pass"}', '1', '2026-01-01 00:16:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 125, 3, '{"type":"trade","good":"wool","side":"sell","count":1}', '4', '2026-01-01 00:16:39', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 127, 0, '{"type":"pass"}', '2', '2026-01-01 00:16:47', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 129, 1, '{"type":"plan","item":"bakery","count":2}', '3', '2026-01-01 00:16:55', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 131, 1, '{"type":"plan","item":"butter","count":2}', '3', '2026-01-01 00:17:01', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 133, 1, '{"type":"confirmProduction"}', '3', '2026-01-01 00:17:07', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 135, 2, '{"type":"confirmProduction"}', '1', '2026-01-01 00:17:13', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 137, 3, '{"type":"confirmProduction"}', '4', '2026-01-01 00:17:19', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 1, 0, '{"type":"pick","offer":2}', '2', '2026-01-01 00:17:41', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 3, 1, '{"type":"placeWorker","unit":"miner","space":"C4"}', '1', '2026-01-01 00:17:49', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 4, 1, '{"type":"placeWorker","unit":"woodcutter","space":"I2"}', '1', '2026-01-01 00:17:53', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 6, 0, '{"type":"expand","unit":"sheep","space":"I4"}', '2', '2026-01-01 00:18:01', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 8, 0, '{"type":"obtain","contract":27}', '2', '2026-01-01 00:18:09', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 11, 0, '{"type":"hire"}', '2', '2026-01-01 00:18:20', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 13, 0, '{"type":"expand","unit":"field","space":"I4"}', '2', '2026-01-01 00:18:28', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 15, 0, '{"type":"obtain","contract":4}', '2', '2026-01-01 00:18:36', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 16, 1, '{"type":"expand","unit":"woodcutter","space":"B4"}', '1', '2026-01-01 00:18:40', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 18, 1, '{"type":"obtain","contract":29}', '1', '2026-01-01 00:18:48', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 20, 1, '{"type":"expand","unit":"distillery","space":"B3"}', '1', '2026-01-01 00:18:56', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 24, 0, '{"type":"plan","item":"butter","count":1}', '2', '2026-01-01 00:19:12', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 26, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '2', '2026-01-01 00:19:19', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 28, 1, '{"type":"buy","good":"grain","count":3}', '1', '2026-01-01 00:19:26', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 30, 1, '{"type":"trade","good":"wool","side":"sell","count":2}', '1', '2026-01-01 00:19:34', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 32, 1, '{"type":"hire"}', '1', '2026-01-01 00:19:42', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 34, 1, '{"type":"expand","unit":"cow","space":"H3"}', '1', '2026-01-01 00:19:50', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 36, 1, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:19:58', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 38, 1, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:20:06', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 40, 1, '{"type":"pass"}', '1', '2026-01-01 00:20:14', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 42, 0, '{"type":"plan","item":"butter","count":2}', '2', '2026-01-01 00:20:22', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 44, 1, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:20:28', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 46, 1, '{"type":"trade","good":"wool","side":"buy","count":5}', '1', '2026-01-01 00:20:35', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 48, 1, '{"type":"expand","unit":"cow","space":"C3"}', '1', '2026-01-01 00:20:43', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 50, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '1', '2026-01-01 00:20:51', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 52, 1, '{"type":"expand","unit":"sheep","space":"D2"}', '1', '2026-01-01 00:20:59', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 54, 1, '{"type":"pass"}', '1', '2026-01-01 00:21:07', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 56, 0, '{"type":"obtain","contract":41}', '2', '2026-01-01 00:21:15', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 58, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '2', '2026-01-01 00:21:23', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 60, 0, '{"type":"plan","item":"distillery","count":1}', '2', '2026-01-01 00:21:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 55, 0, '{"type":"pass"}', '2', '2026-01-01 00:12:18', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 57, 2, '{"type":"plan","item":"bakery","count":1}', '1', '2026-01-01 00:12:26', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 58, 2, '{"type":"confirmProduction"}', '1', '2026-01-01 00:12:29', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 62, 2, '{"type":"expand","unit":"cow","space":"B5"}', '1', '2026-01-01 00:12:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 63, 2, '{"type":"buy","good":"wool","count":2}', '1', '2026-01-01 00:12:46', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 65, 0, '{"type":"upgradeTechnology","worker":"woodcutter"}', '2', '2026-01-01 00:12:53', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 67, 3, '{"type":"expand","unit":"bakery","space":"K4"}', '4', '2026-01-01 00:13:00', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 69, 2, '{"type":"expand","unit":"bakery","space":"F9"}', '1', '2026-01-01 00:13:08', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 70, 0, '{"type":"obtain","contract":50}', '2', '2026-01-01 00:13:12', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 72, 3, '{"type":"expand","unit":"bakery","space":"I4"}', '4', '2026-01-01 00:13:19', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 74, 2, '{"type":"pass"}', '1', '2026-01-01 00:13:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 76, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:13:34', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 78, 1, '{"type":"expand","unit":"bakery","space":"C6"}', '3', '2026-01-01 00:13:42', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 80, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:13:49', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 82, 1, '{"type":"trade","good":"wool","side":"sell","count":1}', '3', '2026-01-01 00:13:57', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 84, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:14:04', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 86, 1, '{"type":"trade","good":"grain","side":"sell","count":1}', '3', '2026-01-01 00:14:12', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 88, 0, '{"type":"endTurn"}', '2', '2026-01-01 00:14:19', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 90, 1, '{"type":"expand","unit":"bakery","space":"I9"}', '3', '2026-01-01 00:14:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 93, 0, '{"type":"exchangeOld","space":"M5"}', '2', '2026-01-01 00:14:37', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 100, 1, '{"type":"plan","item":"bakery","count":3}', '3', '2026-01-01 00:15:01', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 102, 1, '{"type":"confirmProduction"}', '3', '2026-01-01 00:15:07', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 104, 0, '{"type":"trade","good":"cheese","side":"buy","count":2}', '2', '2026-01-01 00:15:15', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 107, 2, '{"type":"expand","unit":"sheep","space":"D7"}', '1', '2026-01-01 00:15:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 108, 0, '{"type":"expand","unit":"bakery","space":"M6"}', '2', '2026-01-01 00:15:31', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 109, 3, '{"type":"trade","good":"wool","side":"sell","count":2}', '4', '2026-01-01 00:15:35', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 111, 2, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:15:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 113, 3, '{"type":"hire"}', '4', '2026-01-01 00:15:51', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 115, 2, '{"type":"expand","unit":"miner","space":"A6"}', '1', '2026-01-01 00:15:59', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 117, 3, '{"type":"trade","good":"milk","side":"sell","count":1}', '4', '2026-01-01 00:16:07', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 118, 1, '{"type":"trade","good":"bread","side":"sell","count":2}', '3', '2026-01-01 00:16:11', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 120, 0, '{"type":"hire"}', '2', '2026-01-01 00:16:19', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 122, 1, '{"type":"expand","unit":"field","space":"B3"}', '3', '2026-01-01 00:16:27', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 124, 0, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:16:35', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 126, 1, '{"type":"pass"}', '3', '2026-01-01 00:16:43', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 128, 3, '{"type":"pass"}', '4', '2026-01-01 00:16:51', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 130, 1, '{"type":"plan","item":"bakery","count":3}', '3', '2026-01-01 00:16:58', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 132, 1, '{"type":"plan","item":"distillery","count":1}', '3', '2026-01-01 00:17:04', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 134, 2, '{"type":"plan","item":"cheeseDairy","count":1}', '1', '2026-01-01 00:17:10', NULL, false);
INSERT INTO public."Move" VALUES ('kglsefz2', 136, 3, '{"type":"plan","item":"bakery","count":2}', '4', '2026-01-01 00:17:16', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 0, 1, '{"type":"pick","offer":1}', '1', '2026-01-01 00:17:37', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 2, 0, '{"type":"placeWorker","unit":"woodcutter","space":"L3"}', '2', '2026-01-01 00:17:45', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 5, 0, '{"type":"placeWorker","unit":"miner","space":"J3"}', '2', '2026-01-01 00:17:57', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 7, 1, '{"type":"obtain","contract":16}', '1', '2026-01-01 00:18:05', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 9, 1, '{"type":"expand","unit":"cow","space":"C5"}', '1', '2026-01-01 00:18:13', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 10, 0, '{"type":"fulfil","contract":27,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:18:17', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 12, 1, '{"type":"fulfil","contract":16,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:18:24', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 14, 1, '{"type":"trade","good":"wool","side":"buy","count":2}', '1', '2026-01-01 00:18:32', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 17, 0, '{"type":"trade","good":"milk","side":"buy","count":1}', '2', '2026-01-01 00:18:44', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 19, 0, '{"type":"pass"}', '2', '2026-01-01 00:18:52', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 21, 1, '{"type":"trade","good":"cheese","side":"sell","count":1}', '1', '2026-01-01 00:19:00', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 22, 1, '{"type":"expand","unit":"distillery","space":"J2"}', '1', '2026-01-01 00:19:04', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 23, 1, '{"type":"pass"}', '1', '2026-01-01 00:19:08', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 25, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:19:15', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 27, 1, '{"type":"expand","unit":"field","space":"I3"}', '1', '2026-01-01 00:19:23', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 29, 0, '{"type":"expand","unit":"cow","space":"J4"}', '2', '2026-01-01 00:19:30', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 31, 0, '{"type":"expand","unit":"cow","space":"K5"}', '2', '2026-01-01 00:19:38', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 33, 0, '{"type":"expand","unit":"distillery","space":"L4"}', '2', '2026-01-01 00:19:46', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 35, 0, '{"type":"expand","unit":"woodcutter","space":"K4"}', '2', '2026-01-01 00:19:54', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 37, 0, '{"type":"trade","good":"grain","side":"sell","count":1}', '2', '2026-01-01 00:20:02', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 39, 0, '{"type":"trade","good":"milk","side":"buy","count":1}', '2', '2026-01-01 00:20:10', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 41, 0, '{"type":"pass"}', '2', '2026-01-01 00:20:18', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 43, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:20:25', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 45, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:20:31', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 47, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '2', '2026-01-01 00:20:39', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 49, 0, '{"type":"expand","unit":"field","space":"K6"}', '2', '2026-01-01 00:20:47', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 51, 0, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:20:55', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 53, 0, '{"type":"expand","unit":"cow","space":"I5"}', '2', '2026-01-01 00:21:03', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 55, 0, '{"type":"fulfil","contract":4,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:21:11', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 57, 0, '{"type":"expand","unit":"sheep","space":"J4"}', '2', '2026-01-01 00:21:19', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 59, 0, '{"type":"pass"}', '2', '2026-01-01 00:21:27', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 61, 0, '{"type":"plan","item":"butter","count":1}', '2', '2026-01-01 00:21:34', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 63, 1, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:21:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 63, 1, '{"type":"pass"}', '2', '2026-01-01 00:27:22', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 62, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:21:37', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 64, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:21:43', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 66, 0, '{"type":"expand","unit":"distillery","space":"H4"}', '2', '2026-01-01 00:21:51', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 68, 0, '{"type":"trade","good":"whisky","side":"buy","count":1}', '2', '2026-01-01 00:21:59', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 70, 0, '{"type":"fulfil","contract":41,"spare":"none","spareCopy":"none"}', '2', '2026-01-01 00:22:07', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 73, 1, '{"type":"expand","unit":"cheeseDairy","space":"D4"}', '1', '2026-01-01 00:22:19', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 75, 1, '{"type":"expand","unit":"bakery","space":"E6"}', '1', '2026-01-01 00:22:27', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 77, 1, '{"type":"pass"}', '1', '2026-01-01 00:22:35', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 79, 0, '{"type":"plan","item":"distillery","count":2}', '2', '2026-01-01 00:22:43', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 81, 0, '{"type":"confirmProduction"}', '2', '2026-01-01 00:22:49', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 83, 1, '{"type":"plan","item":"cheeseDairy","count":4}', '1', '2026-01-01 00:22:55', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 65, 1, '{"type":"trade","good":"wool","side":"sell","count":6}', '1', '2026-01-01 00:21:47', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 67, 1, '{"type":"expand","unit":"cheeseDairy","space":"H2"}', '1', '2026-01-01 00:21:55', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 69, 1, '{"type":"expand","unit":"cheeseDairy","space":"B5"}', '1', '2026-01-01 00:22:03', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 71, 1, '{"type":"expand","unit":"cheeseDairy","space":"C5"}', '1', '2026-01-01 00:22:11', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 72, 0, '{"type":"obtain","contract":49}', '2', '2026-01-01 00:22:15', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 74, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '2', '2026-01-01 00:22:23', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 76, 0, '{"type":"expand","unit":"bakery","space":"K5"}', '2', '2026-01-01 00:22:31', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 78, 0, '{"type":"pass"}', '2', '2026-01-01 00:22:39', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 80, 0, '{"type":"plan","item":"bakery","count":1}', '2', '2026-01-01 00:22:46', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 82, 1, '{"type":"plan","item":"distillery","count":2}', '1', '2026-01-01 00:22:52', NULL, false);
INSERT INTO public."Move" VALUES ('hq3ge5j7', 84, 1, '{"type":"confirmProduction"}', '1', '2026-01-01 00:22:58', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 0, 1, '{"type":"pick","offer":2}', '2', '2026-01-01 00:23:16', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 1, 0, '{"type":"pick","offer":1}', '1', '2026-01-01 00:23:20', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 2, 0, '{"type":"placeWorker","unit":"miner","space":"B7"}', '1', '2026-01-01 00:23:24', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 3, 1, '{"type":"placeWorker","unit":"woodcutter","space":"B6"}', '2', '2026-01-01 00:23:28', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 4, 1, '{"type":"placeWorker","unit":"miner","space":"B2"}', '2', '2026-01-01 00:23:32', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 5, 0, '{"type":"placeWorker","unit":"woodcutter","space":"E2"}', '1', '2026-01-01 00:23:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 6, 0, '{"type":"obtain","contract":42}', '1', '2026-01-01 00:23:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 7, 1, '{"type":"obtain","contract":37}', '2', '2026-01-01 00:23:44', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 8, 1, '{"type":"obtain","contract":12}', '2', '2026-01-01 00:23:47', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 9, 1, '{"type":"endTurn"}', '2', '2026-01-01 00:23:50', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 10, 0, '{"type":"expand","unit":"field","space":"C7"}', '1', '2026-01-01 00:23:54', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 11, 1, '{"type":"usePort","port":4,"effect":4}', '2', '2026-01-01 00:23:58', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 12, 1, '{"type":"upgradeTechnology","worker":"miner"}', '2', '2026-01-01 00:24:01', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 13, 1, '{"type":"expand","unit":"cow","space":"C2"}', '2', '2026-01-01 00:24:04', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 14, 0, '{"type":"upgradeTechnology","worker":"woodcutter"}', '1', '2026-01-01 00:24:08', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 15, 1, '{"type":"expand","unit":"distillery","space":"D2"}', '2', '2026-01-01 00:24:12', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 16, 0, '{"type":"trade","good":"cheese","side":"sell","count":1}', '1', '2026-01-01 00:24:16', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 17, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:24:20', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 18, 0, '{"type":"upgradeTechnology","worker":"miner"}', '1', '2026-01-01 00:24:24', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 19, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:24:28', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 20, 0, '{"type":"pass"}', '1', '2026-01-01 00:24:32', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 21, 1, '{"type":"trade","good":"grain","side":"sell","count":2}', '2', '2026-01-01 00:24:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 22, 1, '{"type":"upgradeTechnology","worker":"woodcutter"}', '2', '2026-01-01 00:24:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 23, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:24:44', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 24, 1, '{"type":"pass"}', '2', '2026-01-01 00:24:48', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 25, 0, '{"type":"trade","good":"wool","side":"buy","count":2}', '1', '2026-01-01 00:24:52', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 26, 1, '{"type":"expand","unit":"bakery","space":"D4"}', '2', '2026-01-01 00:24:56', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 27, 0, '{"type":"hire"}', '1', '2026-01-01 00:25:00', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 28, 1, '{"type":"expand","unit":"distillery","space":"C6"}', '2', '2026-01-01 00:25:04', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 29, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:25:08', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 30, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:25:12', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 31, 0, '{"type":"hire"}', '1', '2026-01-01 00:25:16', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 32, 1, '{"type":"trade","good":"bread","side":"buy","count":1}', '2', '2026-01-01 00:25:20', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 33, 0, '{"type":"pass"}', '1', '2026-01-01 00:25:24', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 34, 1, '{"type":"pass"}', '2', '2026-01-01 00:25:28', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 35, 0, '{"type":"expand","unit":"cow","space":"D7"}', '1', '2026-01-01 00:25:32', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 36, 1, '{"type":"trade","good":"bread","side":"buy","count":1}', '2', '2026-01-01 00:25:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 37, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:25:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 38, 1, '{"type":"trade","good":"whisky","side":"buy","count":1}', '2', '2026-01-01 00:25:44', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 39, 0, '{"type":"hire"}', '1', '2026-01-01 00:25:48', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 40, 1, '{"type":"hire"}', '2', '2026-01-01 00:25:52', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 41, 0, '{"type":"expand","unit":"cow","space":"E7"}', '1', '2026-01-01 00:25:56', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 42, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:26:00', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 43, 0, '{"type":"expand","unit":"woodcutter","space":"E8"}', '1', '2026-01-01 00:26:04', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 44, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:26:08', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 45, 0, '{"type":"trade","good":"grain","side":"sell","count":4}', '1', '2026-01-01 00:26:12', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 46, 1, '{"type":"pass"}', '2', '2026-01-01 00:26:16', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 47, 0, '{"type":"hire"}', '1', '2026-01-01 00:26:20', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 48, 0, '{"type":"expand","unit":"bakery","space":"E6"}', '1', '2026-01-01 00:26:24', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 49, 0, '{"type":"trade","good":"whisky","side":"sell","count":1}', '1', '2026-01-01 00:26:28', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 50, 0, '{"type":"expand","unit":"distillery","space":"D6"}', '1', '2026-01-01 00:26:32', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 51, 0, '{"type":"pass"}', '1', '2026-01-01 00:26:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 52, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:26:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 53, 1, '{"type":"trade","good":"wool","side":"buy","count":2}', '2', '2026-01-01 00:26:44', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 54, 0, '{"type":"expand","unit":"cheeseDairy","space":"D5"}', '1', '2026-01-01 00:26:48', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 55, 0, '{"type":"buy","good":"whisky","count":1}', '1', '2026-01-01 00:26:51', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 56, 0, '{"type":"buy","good":"bread","count":1}', '1', '2026-01-01 00:26:54', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 57, 1, '{"type":"expand","unit":"distillery","space":"H6"}', '2', '2026-01-01 00:26:58', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 58, 0, '{"type":"hire"}', '1', '2026-01-01 00:27:02', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 59, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:27:06', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 60, 0, '{"type":"trade","good":"milk","side":"sell","count":2}', '1', '2026-01-01 00:27:10', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 61, 1, '{"type":"expand","unit":"distillery","space":"C3"}', '2', '2026-01-01 00:27:14', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 62, 0, '{"type":"expand","unit":"bakery","space":"C5"}', '1', '2026-01-01 00:27:18', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 64, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '1', '2026-01-01 00:27:26', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 66, 0, '{"type":"expand","unit":"cheeseDairy","space":"C4"}', '1', '2026-01-01 00:27:34', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 68, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:27:42', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 70, 0, '{"type":"upgradeShipping"}', '1', '2026-01-01 00:27:50', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 72, 1, '{"type":"expand","unit":"cow","space":"G7"}', '2', '2026-01-01 00:27:57', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 74, 1, '{"type":"expand","unit":"cheeseDairy","space":"B3"}', '2', '2026-01-01 00:28:05', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 76, 1, '{"type":"trade","good":"wool","side":"sell","count":2}', '2', '2026-01-01 00:28:13', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 78, 1, '{"type":"expand","unit":"bakery","space":"I5"}', '2', '2026-01-01 00:28:21', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 80, 0, '{"type":"recall","good":"cheese","side":"buy"}', '1', '2026-01-01 00:28:28', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 82, 0, '{"type":"trade","good":"grain","side":"sell","count":2}', '1', '2026-01-01 00:28:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 83, 1, '{"type":"trade","good":"bread","side":"sell","count":1}', '2', '2026-01-01 00:28:40', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 84, 0, '{"type":"obtain","contract":33}', '1', '2026-01-01 00:28:44', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 86, 0, '{"type":"trade","good":"milk","side":"sell","count":2}', '1', '2026-01-01 00:28:52', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 88, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:29:00', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 90, 0, '{"type":"trade","good":"bread","side":"sell","count":1}', '1', '2026-01-01 00:29:08', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 92, 0, '{"type":"expand","unit":"bakery","space":"F6"}', '1', '2026-01-01 00:29:16', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 94, 0, '{"type":"plan","item":"bakery","count":1}', '1', '2026-01-01 00:29:24', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 96, 0, '{"type":"plan","item":"cheeseDairy","count":1}', '1', '2026-01-01 00:29:30', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 98, 0, '{"type":"confirmProduction"}', '1', '2026-01-01 00:29:36', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 99, 1, '{"type":"plan","item":"cheeseDairy","count":1}', '2', '2026-01-01 00:29:39', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 100, 1, '{"type":"confirmProduction"}', '2', '2026-01-01 00:29:42', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 65, 0, '{"type":"trade","good":"wool","side":"sell","count":1}', '1', '2026-01-01 00:27:30', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 67, 0, '{"type":"pass"}', '1', '2026-01-01 00:27:38', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 69, 1, '{"type":"hire"}', '2', '2026-01-01 00:27:46', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 71, 0, '{"type":"usePort","port":5,"effect":5}', '1', '2026-01-01 00:27:53', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 73, 0, '{"type":"expand","unit":"cheeseDairy","space":"F8"}', '1', '2026-01-01 00:28:01', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 75, 0, '{"type":"expand","unit":"cheeseDairy","space":"D8"}', '1', '2026-01-01 00:28:09', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 77, 0, '{"type":"trade","good":"cheese","side":"buy","count":1}', '1', '2026-01-01 00:28:17', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 79, 0, '{"type":"fulfil","contract":42,"spare":"none","spareCopy":"none"}', '1', '2026-01-01 00:28:25', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 81, 1, '{"type":"trade","good":"milk","side":"sell","count":1}', '2', '2026-01-01 00:28:32', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 85, 1, '{"type":"expand","unit":"cow","space":"J4"}', '2', '2026-01-01 00:28:48', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 87, 1, '{"type":"upgradeShipping"}', '2', '2026-01-01 00:28:56', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 89, 1, '{"type":"pass"}', '2', '2026-01-01 00:29:04', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 91, 0, '{"type":"trade","good":"wool","side":"buy","count":1}', '1', '2026-01-01 00:29:12', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 93, 0, '{"type":"pass"}', '1', '2026-01-01 00:29:20', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 95, 0, '{"type":"plan","item":"bakery","count":2}', '1', '2026-01-01 00:29:27', NULL, false);
INSERT INTO public."Move" VALUES ('tweqbma2', 97, 0, '{"type":"plan","item":"cheeseDairy","count":2}', '1', '2026-01-01 00:29:33', NULL, false);


--
-- Data for Name: Outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Outbox" VALUES (2, 'noqpz4n4', '{"kind":"lobby","ping":[]}', NULL, 0, '2026-01-01 00:00:04', '2026-01-01 00:00:04', false);
INSERT INTO public."Outbox" VALUES (8, 'xpxi7xzv', '{"kind":"moved","from":0,"to":1,"ping":["2"]}', 1, 0, '2026-01-01 00:00:25', '2026-01-01 00:00:25', false);
INSERT INTO public."Outbox" VALUES (14, 'hevivvmh', '{"kind":"moved","from":1,"to":2,"ping":["1"]}', 2, 0, '2026-01-01 00:00:47', '2026-01-01 00:00:47', false);
INSERT INTO public."Outbox" VALUES (58, 'elysuwyy', '{"kind":"moved","from":53,"to":55,"ping":["1"]}', 55, 0, '2026-01-01 00:04:26', '2026-01-01 00:04:26', false);
INSERT INTO public."Outbox" VALUES (117, 'zcbb4r6q', '{"kind":"moved","from":17,"to":18,"ping":[]}', 18, 0, '2026-01-01 00:08:27', '2026-01-01 00:08:27', false);
INSERT INTO public."Outbox" VALUES (97, 'pf3a4hob', '{"kind":"moved","from":36,"to":37,"ping":["2"]}', 37, 0, '2026-01-01 00:07:07', '2026-01-01 00:07:07', false);
INSERT INTO public."Outbox" VALUES (226, 'kglsefz2', '{"kind":"moderated","what":"pause","by":"9","ping":[]}', NULL, 0, '2026-01-01 00:17:24', '2026-01-01 00:17:24', false);
INSERT INTO public."Outbox" VALUES (300, 'hq3ge5j7', '{"kind":"asked","consent":{"id":1,"what":"abandon","by":"1","keep":85,"agreed":[]},"ping":["2"]}', NULL, 0, '2026-01-01 00:23:03', '2026-01-01 00:23:03', false);
INSERT INTO public."Outbox" VALUES (391, 'tweqbma2', '{"kind":"finished","ping":[]}', NULL, 0, '2026-01-01 00:29:44', '2026-01-01 00:29:44', false);


--
-- Data for Name: Person; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Plan; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Result; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."Result" VALUES ('tweqbma2', 'guild', 1, '{"game":"tweqbma2","began":1767226996000,"ended":1767227382000,"options":[],"seats":[{"user":"1","name":"Ann","conceded":false,"place":1,"total":59,"points":{"glory":25,"basicGoods":2,"processedGoods":8,"money":3,"hops":7,"cotton":0,"tobacco":0,"sugarCane":6,"contracts":8,"settlements":0,"auction":0},"clan":"campbell","own":57,"others":0,"answers":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4]},{"user":"2","name":"Ben","conceded":false,"place":2,"total":51,"points":{"glory":26,"basicGoods":2,"processedGoods":8,"money":3,"hops":0,"cotton":0,"tobacco":0,"sugarCane":0,"contracts":0,"settlements":12,"auction":0},"clan":"buchanan","own":44,"others":0,"answers":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,19]}]}');


--
-- Data for Name: Server; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Setting; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: Tenure; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: _prisma_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._prisma_migrations VALUES ('0d734f29-d9d9-469a-b5b4-c56184e58015', '7c271d11b47da4e275ae6abf4d579e5872df14a573dbc48da0b5e4c82762720c', '2026-11-22 21:27:21.438+00', '20261121000000_begin', NULL, NULL, '2026-11-22 21:27:21.412+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7021d8ad-1019-40df-844a-23d21522c810', 'e2a404bbd1baf3f4ea7a321e767a8e51ff766cf85d0ab1db65910bb109b67537', '2026-11-22 21:27:21.444+00', '20261122000000_base_and_aside', NULL, NULL, '2026-11-22 21:27:21.441+00', 1);
INSERT INTO public._prisma_migrations VALUES ('3050881e-4006-42bc-a9f8-37690dff2f21', 'da77fecad211b9c641aad9608b26b5b266cb2f20038fee89d0b28a3939c7baa7', '2026-11-22 21:27:21.446+00', '20261122100000_last_post', NULL, NULL, '2026-11-22 21:27:21.445+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b8a1dbbd-b435-4396-b0fe-0d7e81edfd05', 'cb8d54225ae8a479ba94b2f0840d8a439bc9c5319700f4778dc5926783d9570d', '2026-11-22 21:27:21.456+00', '20261123000000_time', NULL, NULL, '2026-11-22 21:27:21.446+00', 1);
INSERT INTO public._prisma_migrations VALUES ('fbe4ba5e-4eb6-4298-af37-38fd677f66b5', 'de8108a7a38419ac5542f6b2e4c951ab4297451a309dcf7e69f34c935d25aad2', '2026-11-22 21:27:21.458+00', '20261124000000_computers', NULL, NULL, '2026-11-22 21:27:21.457+00', 1);
INSERT INTO public._prisma_migrations VALUES ('865e93b2-045e-481d-a085-d6a2e10232f9', '0885f014e660882571b73cb6a8d0c454b2f6a767f8e863a5b974c8dd0de1d28b', '2026-11-22 21:27:21.466+00', '20261126000000_plans', NULL, NULL, '2026-11-22 21:27:21.458+00', 1);
INSERT INTO public._prisma_migrations VALUES ('9acf0783-f197-41fa-809b-eb11f8963c5d', '90757ecf1c8ff64834f26de9529ee2151ef27951e5abcd25f6d16102a39ba8d5', '2026-11-22 21:27:21.473+00', '20261127000000_results', NULL, NULL, '2026-11-22 21:27:21.467+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b1ef6aff-0a91-45d0-93d8-5f8e18c10c6a', '6c9b57ea01b1393d3fd13e5d78acfff03bf83fa5c4a3f692c61feba366913807', '2026-11-22 21:27:21.482+00', '20261128000000_challenges', NULL, NULL, '2026-11-22 21:27:21.473+00', 1);
INSERT INTO public._prisma_migrations VALUES ('57533214-ff73-40da-9fd4-de9da52c584c', '53cf7a92672e56fefa9b85392c47b207197821af1979ee172c5decd5ed1736d5', '2026-11-22 21:27:21.487+00', '20261129000000_claims', NULL, NULL, '2026-11-22 21:27:21.483+00', 1);
INSERT INTO public._prisma_migrations VALUES ('fbb010db-b0c9-47a4-8259-80955dd55976', '3327190466e882a982add9bcad434ba8e141742b45348e18bf3e83307422f072', '2026-11-22 21:27:21.491+00', '20261130000000_leases', NULL, NULL, '2026-11-22 21:27:21.489+00', 1);


--
-- Name: Outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public."Outbox_id_seq"', 391, true);


--
-- Name: ChallengeEntry ChallengeEntry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."ChallengeEntry"
    ADD CONSTRAINT "ChallengeEntry_pkey" PRIMARY KEY (guild, week, kind, "user");


--
-- Name: Challenge Challenge_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Challenge"
    ADD CONSTRAINT "Challenge_pkey" PRIMARY KEY (guild, week, players);


--
-- Name: Content Content_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Content"
    ADD CONSTRAINT "Content_pkey" PRIMARY KEY (id);


--
-- Name: Due Due_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Due"
    ADD CONSTRAINT "Due_pkey" PRIMARY KEY (key);


--
-- Name: Game Game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Game"
    ADD CONSTRAINT "Game_pkey" PRIMARY KEY (id);


--
-- Name: Lane Lane_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Lane"
    ADD CONSTRAINT "Lane_pkey" PRIMARY KEY ("gameId");


--
-- Name: Lease Lease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Lease"
    ADD CONSTRAINT "Lease_pkey" PRIMARY KEY (name);


--
-- Name: Member Member_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Member"
    ADD CONSTRAINT "Member_pkey" PRIMARY KEY ("gameId", place);


--
-- Name: Move Move_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Move"
    ADD CONSTRAINT "Move_pkey" PRIMARY KEY ("gameId", index);


--
-- Name: Outbox Outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox"
    ADD CONSTRAINT "Outbox_pkey" PRIMARY KEY (id);


--
-- Name: Person Person_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Person"
    ADD CONSTRAINT "Person_pkey" PRIMARY KEY ("user");


--
-- Name: Plan Plan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Plan"
    ADD CONSTRAINT "Plan_pkey" PRIMARY KEY ("gameId", "user");


--
-- Name: Result Result_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Result"
    ADD CONSTRAINT "Result_pkey" PRIMARY KEY ("gameId");


--
-- Name: Server Server_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Server"
    ADD CONSTRAINT "Server_pkey" PRIMARY KEY (guild);


--
-- Name: Setting Setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Setting"
    ADD CONSTRAINT "Setting_pkey" PRIMARY KEY (key);


--
-- Name: Tenure Tenure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Tenure"
    ADD CONSTRAINT "Tenure_pkey" PRIMARY KEY ("gameId", index);


--
-- Name: _prisma_migrations _prisma_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);


--
-- Name: ChallengeEntry_gameId_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "ChallengeEntry_gameId_idx" ON public."ChallengeEntry" USING btree ("gameId");


--
-- Name: Due_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Due_at_idx" ON public."Due" USING btree (at);


--
-- Name: Due_gameId_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Due_gameId_idx" ON public."Due" USING btree ("gameId");


--
-- Name: Game_channel_updatedAt_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Game_channel_updatedAt_idx" ON public."Game" USING btree (channel, "updatedAt");


--
-- Name: Game_guild_liveChannel_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Game_guild_liveChannel_idx" ON public."Game" USING btree (guild, "liveChannel");


--
-- Name: Game_liveChannel_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "Game_liveChannel_key" ON public."Game" USING btree ("liveChannel");


--
-- Name: Member_gameId_user_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "Member_gameId_user_key" ON public."Member" USING btree ("gameId", "user");


--
-- Name: Member_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Member_user_idx" ON public."Member" USING btree ("user");


--
-- Name: Outbox_gameId_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Outbox_gameId_id_idx" ON public."Outbox" USING btree ("gameId", id);


--
-- Name: Plan_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Plan_user_idx" ON public."Plan" USING btree ("user");


--
-- Name: Result_guild_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Result_guild_idx" ON public."Result" USING btree (guild);


--
-- Name: Tenure_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "Tenure_user_idx" ON public."Tenure" USING btree ("user");


--
-- Name: ChallengeEntry ChallengeEntry_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."ChallengeEntry"
    ADD CONSTRAINT "ChallengeEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Due Due_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Due"
    ADD CONSTRAINT "Due_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Member Member_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Member"
    ADD CONSTRAINT "Member_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Move Move_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Move"
    ADD CONSTRAINT "Move_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Outbox Outbox_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Outbox"
    ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Plan Plan_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Plan"
    ADD CONSTRAINT "Plan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Result Result_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Result"
    ADD CONSTRAINT "Result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: Tenure Tenure_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."Tenure"
    ADD CONSTRAINT "Tenure_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public."Game"(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


