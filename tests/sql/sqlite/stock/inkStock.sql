select id from ink_stock where plant_id = ? order by expiring_date asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=?)

select count(*) from ink_stock where plant_id = ?
order by id asc -- id
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_uq (plant_id=?)

order by {} desc, id desc -- {}: expiring_date
order by {} asc, id asc -- {}: batch_no, quantity, last_moved_at
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_{}_id_ix (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and (quantity > ?)) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and (quantity > ?) is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- has_stock
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_stock USING COVERING INDEX ink_stock__plant_quantity_id_ix (plant_id=? AND quantity>?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_stock USING INDEX ink_stock__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 3 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and expiring_date < ?) order by id asc limit ?) as part0
  union all
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_stock
    where (
      plant_id = ?
        and (
          #1(
            #2(
              1461 * #3(
                cast(substr(expiring_date, 1, 4) as integer) + 4800 + #4(#5(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12)
              )
            ) / 4 + #6(367 * #7(cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #4)) / 12 - #8(3 * #9(#10(cast(substr(expiring_date, 1, 4) as integer) + 4900 + #4) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
          ) <= 20775 + coalesce#11(#12(select cast(config.config_value as bigint) from config where config.config_key = ?), 30)
            and (expiring_date < ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_stock
    where (plant_id = ? and ((expiring_date < ?) is not true and (#1 <= 20775 + coalesce#11) is not true))
    order by id asc
    limit ?
  ) as part2
) as merged
order by merged.rank asc, at0 asc
limit ?
-- expiry
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=? AND expiring_date<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_stock USING INDEX ink_stock__plant_uq (plant_id=?)
--           SCALAR SUBQUERY 3
--             SEARCH config USING INDEX config__config_key_uq (config_key=?)
--         …
--         SCAN part2
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH ink_stock USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: ink_id, location_id
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_{}_expiring_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: ink_id, batch_no, location_id
and {} = ? -- {}: batch_no, state, received_date
and {} in (?, …) -- {}: batch_no, state
and {} like ? escape '\' -- {}: batch_no
and ({} >= ? and {} <= ?) -- {}: received_date, created_at, updated_at
and (batch_no like ? escape '\' and (batch_no like ? escape '\' or squeezed(batch_no) like ? escape '\')) -- keyword
--   SEARCH ink_stock USING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, expiring_date as at0, id as at1
    from ink_stock
    where (plant_id = ? and {} = ?)
    order by expiring_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: ink_id, location_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_stock USING COVERING INDEX ink_stock__plant_{}_expiring_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_stock USING COVERING INDEX ink_stock__plant_{}_expiring_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and expiring_date = ?
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=? AND expiring_date=?)

and (expiring_date >= ? and expiring_date <= ?)
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=? AND expiring_date>? AND expiring_date<?)

and (last_moved_at >= ? and last_moved_at <= ?)
--   SEARCH ink_stock USING INDEX ink_stock__plant_last_moved_at_id_ix (plant_id=? AND last_moved_at>? AND last_moved_at<?)
--   USE TEMP B-TREE FOR ORDER BY

and (quantity > ?) -- has_stock
--   SEARCH ink_stock USING INDEX ink_stock__plant_quantity_id_ix (plant_id=? AND quantity>?)
--   USE TEMP B-TREE FOR ORDER BY

and expiring_date < ? -- expiry
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=? AND expiring_date<?)

and (
  expiring_date < ?
    or (
      (
        (
          1461 * (cast(substr(expiring_date, 1, 4) as integer) + 4800 + #1(#2(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12))
        ) / 4 + (367 * (cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(expiring_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
      ) <= 20775 + coalesce((select cast(config.config_value as bigint) from config where config.config_key = ?), 30)
        and (expiring_date < ?) is not true
    )
)
-- expiry
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_expiring_date_id_ix (plant_id=?)
--   SCALAR SUBQUERY 1
--     SEARCH config USING INDEX config__config_key_uq (config_key=?)

select ink_id as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_ink_id
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_ink_expiring_date_id_ix (plant_id=?)

select location_id as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_location_id
select row_groups(10000, 1, 0, substr(expiring_date, 1, 7)) from ink_stock where plant_id = ? -- group_expiring_date
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_location_expiring_date_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (last_moved_at + 62167420800000) / 86400000 - 719530) from ink_stock where plant_id = ?
-- group_last_moved_at
--   SEARCH ink_stock USING COVERING INDEX ink_stock__plant_last_moved_at_id_ix (plant_id=?)

select max(id) from ink_stock
-- group_state, group_received_date, group_has_stock, group_expiry, group_created_at, group_updated_at, group_measures
--   SEARCH ink_stock

select row_groups(10000, 1, 0, state) from ink_stock indexed by ink_stock__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 0, substr(received_date, 1, 7)) from ink_stock indexed by ink_stock__plant_uq where plant_id = ?
-- group_received_date
select row_groups(10000, 1, 0, case when quantity > ? then 1 else 0 end) from ink_stock indexed by ink_stock__plant_uq where plant_id = ?
-- group_has_stock
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from ink_stock indexed by ink_stock__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from ink_stock indexed by ink_stock__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, ink_id, quantity) from ink_stock indexed by ink_stock__plant_uq where plant_id = ? -- group_measures
--   SEARCH ink_stock USING INDEX ink_stock__plant_uq (plant_id=?)

select row_groups(
  10000, 1, 0, case when expiring_date < ? then ?
    when (
      (
        1461 * (cast(substr(expiring_date, 1, 4) as integer) + 4800 + #1(#2(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12))
      ) / 4 + (367 * (cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(expiring_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
    ) <= 20775 + coalesce((select cast(config.config_value as bigint) from config where config.config_key = ?), 30) then ?
    else ? end
)
from ink_stock indexed by ink_stock__plant_uq
where plant_id = ?
-- group_expiry
--   SEARCH ink_stock USING INDEX ink_stock__plant_uq (plant_id=?)
--   SCALAR SUBQUERY 1
--     SEARCH config USING INDEX config__config_key_uq (config_key=?)
