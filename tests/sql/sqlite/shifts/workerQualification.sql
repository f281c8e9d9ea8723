select id from worker_qualification where plant_id = ? order by id desc limit ?
select count(*) from worker_qualification where plant_id = ?
order by id asc -- id
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_id_ix (plant_id=?)

order by {} asc, id asc -- {}: name, valid_until
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_{}_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH worker_qualification USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, worker_id, position_id, valid_until
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: name, worker_id, position_id
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH worker_qualification USING INDEX worker_qualification__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from worker_qualification where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: worker_id, position_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (valid_until >= ? and valid_until <= ?)
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_valid_until_id_ix (plant_id=? AND valid_until>? AND valid_until<?)
--   USE TEMP B-TREE FOR ORDER BY

select worker_id as key0, count(*) from worker_qualification where plant_id = ? group by 1 limit ? -- group_worker_id, group_measures
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_worker_id_ix (plant_id=?)

select position_id as key0, count(*) from worker_qualification where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_position_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(valid_until, 1, 7)) from worker_qualification where plant_id = ? -- group_valid_until
--   SEARCH worker_qualification USING COVERING INDEX worker_qualification__plant_valid_until_id_ix (plant_id=?)

select max(id) from worker_qualification -- group_created_at, group_updated_at
--   SEARCH worker_qualification

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from worker_qualification indexed by worker_qualification__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from worker_qualification indexed by worker_qualification__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH worker_qualification USING INDEX worker_qualification__plant_uq (plant_id=?)
