select id from duct_log where plant_id = ? order by begin_date desc, id desc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_begin_date_id_ix (plant_id=?)

select count(*) from duct_log where plant_id = ?
order by id asc -- id
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_uq (plant_id=?)

order by begin_date asc, id asc
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_begin_date_id_ix (plant_id=?)

and id = ?
--   SEARCH duct_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: duct_id, worker_id, status
and {} is null -- {}: worker_id
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: duct_id
and {} = ? -- {}: kind, end_date
and {} in (?, …) -- {}: kind
and ({} >= ? and {} <= ?) -- {}: end_date, created_at, updated_at
--   SEARCH duct_log USING INDEX duct_log__plant_begin_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, begin_date as at0, id as at1 from duct_log where (plant_id = ? and {} = ?) order by begin_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: duct_id, worker_id, status
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH duct_log USING COVERING INDEX duct_log__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH duct_log USING COVERING INDEX duct_log__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and begin_date = ?
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_begin_date_id_ix (plant_id=? AND begin_date=?)

and (begin_date >= ? and begin_date <= ?)
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_begin_date_id_ix (plant_id=? AND begin_date>? AND begin_date<?)

select duct_id as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_duct_id, group_measures
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_duct_begin_date_id_ix (plant_id=?)

select max(id) from duct_log -- group_kind, group_end_date, group_created_at, group_updated_at
--   SEARCH duct_log

select row_groups(10000, 1, 0, kind) from duct_log indexed by duct_log__plant_uq where plant_id = ? -- group_kind
select row_groups(10000, 1, 0, substr(end_date, 1, 7)) from duct_log indexed by duct_log__plant_uq where plant_id = ? -- group_end_date
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from duct_log indexed by duct_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from duct_log indexed by duct_log__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH duct_log USING INDEX duct_log__plant_uq (plant_id=?)

select row_groups(10000, 1, 0, substr(begin_date, 1, 7)) from duct_log where plant_id = ? -- group_begin_date
select worker_id as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_worker_id
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_worker_begin_date_id_ix (plant_id=?)

select status as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH duct_log USING COVERING INDEX duct_log__plant_status_begin_date_id_ix (plant_id=?)
