select id from shift_change where plant_id = ? order by valid_from asc, id asc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

select count(*) from shift_change where plant_id = ?
order by id asc -- id
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_uq (plant_id=?)

order by valid_from desc, id desc
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

and id = ?
--   SEARCH shift_change USING INTEGER PRIMARY KEY (rowid=?)

and shift_id = ?
--   SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)

and {} is null -- {}: shift_id
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH shift_change USING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, valid_from as at0, id as at1
    from shift_change
    where (plant_id = ? and shift_id = ?)
    order by valid_from asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and valid_from = ?
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=? AND valid_from=?)

and (valid_from >= ? and valid_from <= ?)
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=? AND valid_from>? AND valid_from<?)
